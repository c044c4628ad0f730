interface Command {
  /** Which of the built programs it is. */
  program: string;
  options: string;
  does: string;
}

/** What `catalogue-console` can be told to do; in a checkout most are `npm run NAME -- OPTIONS`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  start: { program: 'main', options: '', does: 'the console and its API; the same without a word' },
  demo: { program: 'demo', options: '', does: 'the console with a sample catalogue, in the folder .demo' },
  backup: { program: 'backup', options: '--to FOLDER [--overwrite]', does: 'copies database and files while the server goes on' },
  restore: { program: 'restore', options: '--from FOLDER [--overwrite]', does: 'brings a backup back; stop the server first' },
  move: {
    program: 'move',
    options: '[--overwrite]',
    does: 'copies the records to PostgreSQL (DATABASE_URL), and the files to the bucket where one is set; stop the server first',
  },
  files: {
    program: 'asideFiles',
    options: '--list-aside | --bring-back [--key KEY] | --lay-aside',
    does: 'shows the files that no record names, and brings them back; stop the server first',
  },
  import: {
    program: 'import',
    options:
      '--from FOLDER --host https://api.example.org --email EMAIL [--dry-run] [--publish] [--keep-doubtful] [--journal FILE] [--report FILE]',
    does: 'makes artists, albums and songs of a folder of music; asks for the password, or takes it from standard input',
  },
  check: {
    program: 'check',
    options: '--host https://api.example.org --email ADMIN',
    does: 'tries every call of the contract against any server; the password stands in CHECK_PASSWORD',
  },
};

/** How a command is called, for the sentence that says what was missing. */
export const usageOf = (name: string): string => {
  const options = COMMANDS[name]?.options ?? '';
  return `catalogue-console ${name} ${options} (in a checkout: npm run ${name} -- ${options})`;
};

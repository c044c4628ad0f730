/** For the scripts that anyone can run: prints what holds, and throws where it does not. */
export const insist = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`Not so: ${what}`);
  console.log(`  ${what}`);
};

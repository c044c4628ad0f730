import { run } from '../support/run';
import { loginPageWeight } from './weight';

/** What is measured so far, on the build as people get it. A further measurement is a file beside this one and a line here. */
const bench = async () => {
  const code = await run('vite', ['build', '--app', '--logLevel', 'warn']);
  if (code !== 0) return code;
  const { scripts, styles, script, style } = loginPageWeight();
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  console.log('Files the page asks for before it shows anything, gzip:');
  console.log(`  JavaScript  ${kilobytes(script)} in ${scripts.length} files`);
  console.log(`  CSS         ${kilobytes(style)} in ${styles.length} files`);
  console.log('Nothing else is measured yet: neither the speed of the API nor that of a screen.');
  return 0;
};

process.exitCode = await bench();

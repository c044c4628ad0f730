import { withoutOverrides } from '../../contract/text';

const LONGEST = 255;

/** A file's name for display, without folders (`../../x.jpg`, `C:\x.jpg`) and what turns round its end, in NFC. Browsers write `"`, CR and LF, and only those, as percent codes. */
export function originalName(sent: string): string {
  const decoded = sent.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const name = withoutOverrides(decoded.slice(Math.max(decoded.lastIndexOf('/'), decoded.lastIndexOf('\\')) + 1))
    .replace(/\p{Cc}/gu, '')
    .trim();
  return name === '' || name === '.' || name === '..' ? 'file' : shorten(name).normalize('NFC');
}

function shorten(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= LONGEST) return name;
  const tail = 20;
  return [...characters.slice(0, LONGEST - tail - 1), '…', ...characters.slice(-tail)].join('');
}

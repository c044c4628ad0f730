const LONGEST = 255;

/**
 * The name of an uploaded file for display, without folders (`../../x.jpg`, `C:\x.jpg`) and control characters. Browsers write `"`, CR and
 * LF as percent codes, and every other character, also `%`, as it is (HTML standard, multipart/form-data encoding).
 */
export function originalName(sent: string): string {
  const decoded = sent.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const name = decoded
    .slice(Math.max(decoded.lastIndexOf('/'), decoded.lastIndexOf('\\')) + 1)
    .replace(/\p{Cc}/gu, '')
    .trim();
  return name === '' || name === '.' || name === '..' ? 'file' : shorten(name);
}

function shorten(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= LONGEST) return name;
  const tail = 20;
  return [...characters.slice(0, LONGEST - tail - 1), '…', ...characters.slice(-tail)].join('');
}

import sharp from 'sharp';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const initials = (name: string) => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [name];
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
};

/** So that a name always gets the same colours. */
const seedOf = (text: string) => [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 100_003, 7);

/** A gradient, some circles and the initials of a name, as a JPEG or a PNG by turns. */
export async function drawPicture(name: string, shape: 'square' | 'wide' = 'square'): Promise<File> {
  const seed = seedOf(name);
  const [width, height] = shape === 'wide' ? [960, 320] : [480, 480];
  const colour = (turn: number) => `hsl(${(seed + turn) % 360}, ${45 + (seed % 30)}%, ${38 + (turn % 25)}%)`;
  const circles = [1, 2, 3, 4].map((index) => {
    const [x, y, radius] = [(seed * index * 13) % width, (seed * index * 7) % height, 30 + ((seed * index) % 120)];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour(index * 67)}" opacity="0.45"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" gradientTransform="rotate(${seed % 90})">
      <stop offset="0" stop-color="${colour(0)}"/><stop offset="1" stop-color="${colour(140)}"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>${circles.join('')}
    <text x="50%" y="50%" dy="0.35em" text-anchor="middle" font-family="sans-serif" font-weight="bold"
      font-size="${height / 3}" fill="white">${escapeXml(initials(name))}</text></svg>`;
  const drawing = sharp(Buffer.from(svg));
  const isPng = seed % 2 === 0;
  const bytes = await (isPng ? drawing.png() : drawing.jpeg({ quality: 82 })).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.${isPng ? 'png' : 'jpg'}`, { type: isPng ? 'image/png' : 'image/jpeg' });
}

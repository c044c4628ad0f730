/** Numbers of so many bits, one behind the other; 0 behind the end. */
export function bitsOf(bytes: Buffer, from = 0) {
  let at = from;
  return {
    read(count: number): number {
      let value = 0;
      for (const end = at + count; at < end; at += 1) value = value * 2 + (((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1);
      return value;
    },
    pass(count: number) {
      at += count;
    },
  };
}

/**
 * A stored file as if it were chosen from the disk, to be sent once more. Null where it can not be had, as when it went with its record.
 * @param address as records have it
 * @param name that the file had on the disk; else it is called as it is stored
 */
export const readStoredFile = async (address: string, name?: string): Promise<File | null> => {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const bytes = await response.blob();
    const storedName = new URL(address, 'http://host').pathname.split('/').at(-1) ?? '';
    return new File([bytes], name || decodeURIComponent(storedName), { type: bytes.type });
  } catch {
    return null;
  }
};

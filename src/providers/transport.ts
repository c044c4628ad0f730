import { type Answer, NoAnswer, type Sent } from './wire';

/** Loads what sends with progress, apart from all that only reads. */
export const loadUpload = () => import('./upload');

const isWebAddress = (url: string) => /^https?:/i.test(new URL(url, globalThis.location?.href).protocol);

/**
 * Sends one call. The browser's fetch tells nothing of how much is sent: a call whose progress is watched goes another way.
 * @throws NoAnswer where nothing came back, and anything else where nothing was sent or the call was cancelled
 */
export const transmit = async (sent: Sent): Promise<Answer> => {
  // fetch would say of it that the network is broken.
  if (!isWebAddress(sent.url)) throw new Error(`No call can go to ${sent.url}`);
  try {
    if (sent.onProgress) return await (await loadUpload()).upload(sent);
    const { url, ...init } = sent;
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw error instanceof TypeError ? new NoAnswer(error) : error;
  }
};

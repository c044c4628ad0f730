import type { Page } from '@playwright/test';

interface Slowness {
  /** Bytes a second that leave the browser. */
  upload?: number;
  /** Milliseconds until an answer comes to a call that the server has. */
  answerAfter?: number;
}

/** Makes the line of a page slow until the function it gives is called. */
export const slowLine = async (page: Page, { upload = -1, answerAfter = 0 }: Slowness): Promise<() => Promise<unknown>> => {
  const session = await page.context().newCDPSession(page);
  const set = (uploadThroughput: number, latency: number) =>
    session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput });
  await set(upload, answerAfter);
  return () => set(-1, 0);
};

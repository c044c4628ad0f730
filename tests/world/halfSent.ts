import { API_PATH } from '../../src/contract/limits';
import type { TestApi } from './api';

interface Halfway {
  token?: string;
  method?: 'POST' | 'PATCH';
  /** What happens once the first half has arrived; what it throws breaks the connection. */
  meanwhile: () => Promise<unknown>;
}

/** Sends a form of which the second half comes after something else has happened. Gives status and envelope. */
export const sendInHalves = async (api: TestApi, path: string, form: FormData, options: Halfway) => {
  const { token = api.adminToken, method = 'POST', meanwhile } = options;
  const whole = new Request('http://api.test/', { method: 'POST', body: form });
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  const parts = [async () => bytes.subarray(0, half), () => meanwhile().then(() => bytes.subarray(half))];
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const next = parts.shift();
        if (next) controller.enqueue(await next());
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': whole.headers.get('Content-Type') ?? '' };
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  const response = await api.app.fetch(new Request(`http://api.test${API_PATH}/${path}`, init));
  const answer: { success: boolean; message?: string } = await response.json();
  return { status: response.status, ...answer };
};

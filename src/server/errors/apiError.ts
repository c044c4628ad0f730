import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A failure that the caller is told: HTTP status, one human sentence, and the wire name of the field at fault; `data` where there is more to say. */
export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly field?: string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly data?: unknown,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

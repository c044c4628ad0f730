import type { Environment } from './environment';

const EVERYWHERE = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'];

/** Where people reach the console, without a slash at the end: PUBLIC_URL, else this machine at the given port. */
export const consoleAddress = ({ host, publicUrl }: Pick<Environment, 'host' | 'publicUrl'>, port: number): string =>
  publicUrl ?? `http://${EVERYWHERE.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

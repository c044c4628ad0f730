import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { toRecord } from './parse';
import type { Http, HttpRequest } from './types';

type Method = HttpRequest['method'];
const METHODS: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE'];

/**
 * ra-data-simple-rest over our http: what the API does as simple REST does (GET and DELETE `{path}/{id}`) comes from there. Its
 * resource names are the paths of the endpoints table.
 */
export const createRestBase = (http: Http): DataProvider =>
  simpleRestProvider('', async (url, options = {}) => {
    const method = METHODS.find((known) => known === (options.method ?? 'GET'));
    if (!method) throw new Error(`The API has no ${options.method} calls`);
    const { data } = await http.request<unknown>({ method, path: url.replace(/^\//, ''), signal: options.signal ?? undefined });
    return { status: 200, headers: new Headers(), body: '', json: toRecord(data) ?? {} };
  });

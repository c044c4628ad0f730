import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { API_PATH } from '../../../src/contract/limits';
import { sharedApi } from '../../world/api';
import { DOCUMENT, OPERATIONS } from '../../world/document';

const api = await sharedApi();

const get = (path: string) => api.app.fetch(new Request(`http://api.test${API_PATH}/${path}`));

describe('GET /api/v1/openapi.json', () => {
  it('is a valid OpenAPI 3.1 document, and needs no token', async () => {
    const answer = await get('openapi.json');
    expect(answer.status).toBe(200);
    const document = await answer.json();
    expect(document.openapi).toBe('3.1.0');
    const validator = new Validator();
    expect(await validator.validate(document)).toEqual({ valid: true });
    // Every reference leads somewhere.
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('tells of every call that the API has, and of no other', () => {
    const served = api.app.routes
      .filter(({ path, method }) => path.startsWith(API_PATH) && method !== 'ALL' && !path.includes('*'))
      .map(({ path, method }) => `${method} ${path.slice(API_PATH.length).replaceAll(/:(\w+)/g, '{$1}')}`);
    const documented = OPERATIONS.map(({ method, template }) => `${method} ${template}`);
    expect(documented.length).toBeGreaterThan(80);
    expect(documented.sort()).toEqual([...new Set(served)].sort());
  });

  it('tells which calls take a key by which they happen once: the creates and no other', () => {
    const keyed = OPERATIONS.filter(({ operation }) =>
      operation.parameters?.some((each) => each.in === 'header' && each.name === 'Idempotency-Key' && !each.required),
    );
    const creates = OPERATIONS.filter(({ method, operation }) => method === 'POST' && operation.responses[201]);
    const calls = [...creates.map(({ template }) => template), '/auth/reset-password/{token}'];
    expect(keyed.map(({ method, template }) => `${method} ${template}`).sort()).toEqual(
      calls.map((path) => `POST ${path}`).sort(),
    );
    for (const { operation } of keyed) expect(Object.keys(operation.responses)).toContain('422');
  });

  it('gives each call a name of its own', () => {
    const names = OPERATIONS.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('patchListingsSongsIdUnPublish');
  });
});

describe('GET /api/v1/docs', () => {
  it('shows every call and every schema as a page without a script', async () => {
    const answer = await get('docs');
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
    const text = await answer.text();
    const { paths, components } = DOCUMENT;
    for (const path of Object.keys(paths)) expect(text).toContain(` ${path}</code>`);
    for (const name of Object.keys(components.schemas)) expect(text).toContain(`<h3 id="${name}">`);
    expect(text).not.toMatch(/<script|\son\w+=|undefined|\[object/);
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(100);
    expect([...new Set(targets)].filter((target) => !text.includes(`id="${target}"`))).toEqual([]);
  });
});

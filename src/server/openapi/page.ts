import { html } from 'hono/html';
import type { OpenAPIV3_1 } from 'openapi-types';
import { operationsOf } from './document';

type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;
type Body = OpenAPIV3_1.RequestBodyObject | OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject;

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1b1b1f; background: #fff }
  code, pre { font: 14px/1.5 ui-monospace, monospace } pre { overflow-x: auto; background: #f4f4f6; padding: 0.75rem }
  h2 { margin-top: 2.5rem; border-bottom: 1px solid #ccc } summary { cursor: pointer } details { margin: 0.5rem 0 }
  table { border-collapse: collapse } td, th { text-align: start; vertical-align: top; padding: 0.2rem 1rem 0.2rem 0 }
  @media (prefers-color-scheme: dark) { body { color: #eee; background: #1b1b1f } pre { background: #2a2a30 } a { color: #9cf } }`;

/** A schema by its name, as a link to where it is shown; an unnamed one as it is. */
const shown = (schema: Schema): unknown => {
  if ('$ref' in schema) {
    const name = schema.$ref.split('/').at(-1);
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.anyOf) return schema.anyOf.map((each, index) => html`${index > 0 ? ' or ' : ''}${shown(each)}`);
  return html`<code>${JSON.stringify(schema)}</code>`;
};

const bodies = (body: Body) =>
  Object.entries(('content' in body && body.content) || {}).map(
    ([type, { schema = {} }]) => html`<code>${type}</code> ${shown(schema)}`,
  );

const operationPart = ({ path, method, operation }: ReturnType<typeof operationsOf>[number]) => html`
  <details id="${operation.operationId}">
    <summary><code>${method.toUpperCase()} ${path}</code>: ${operation.summary}</summary>
    <table>
      ${(operation.parameters ?? []).map(
        (each) =>
          'name' in each &&
          html`<tr><th><code>${each.name}</code></th><td>${each.in}${each.required ? ', required' : ''}</td>
            <td>${each.description ?? ''}</td></tr>`,
      )}
      ${operation.requestBody && html`<tr><th>Takes</th><td></td><td>${bodies(operation.requestBody)}</td></tr>`}
      ${Object.entries(operation.responses ?? {}).map(
        ([status, response]) => html`<tr><th>${status}</th><td>${bodies(response)}</td><td>${response.description}</td></tr>`,
      )}
    </table>
  </details>`;

const group = (document: OpenAPIV3_1.Document, tag: string) => html`
  <h2>${tag}</h2>
  ${operationsOf(document)
    .filter(({ operation }) => operation.tags?.includes(tag))
    .map(operationPart)}`;

/** The document as a page to read, without a script. */
export const documentPage = (document: OpenAPIV3_1.Document) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${document.info.title}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <h1>${document.info.title}</h1>
    <p>${document.info.description}</p>
    <p>All paths stand below <code>${document.servers?.map(({ url }) => url).join(' ')}</code>. For programs: <a href="openapi.json">openapi.json</a>.</p>
    ${document.tags?.map(({ name }) => group(document, name))}
    <h2>Schemas</h2>
    ${Object.entries(document.components?.schemas ?? {}).map(
      ([name, schema]) => html`<h3 id="${name}">${name}</h3><pre>${JSON.stringify(schema, null, 2)}</pre>`,
    )}
  </body>
</html>`;

import { html } from 'hono/html';
import type { OpenApiDocument, Operation } from './document';
import type { JsonSchema } from './schemas';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1b1b1f; background: #fff }
  code, pre { font: 14px/1.5 ui-monospace, monospace } pre { overflow-x: auto; background: #f4f4f6; padding: 0.75rem }
  h2 { margin-top: 2.5rem; border-bottom: 1px solid #ccc } summary { cursor: pointer } details { margin: 0.5rem 0 }
  table { border-collapse: collapse } td, th { text-align: start; vertical-align: top; padding: 0.2rem 1rem 0.2rem 0 }
  @media (prefers-color-scheme: dark) { body { color: #eee; background: #1b1b1f } pre { background: #2a2a30 } a { color: #9cf } }`;

const nameOf = ({ $ref }: JsonSchema) => $ref?.split('/').at(-1);

/** A schema by its name, as a link to where it is shown; an unnamed one as it is. */
const shown = (schema: JsonSchema): unknown => {
  const name = nameOf(schema);
  if (name !== undefined) return html`<a href="#${name}">${name}</a>`;
  if (schema.anyOf) return schema.anyOf.map((each, index) => html`${index > 0 ? ' or ' : ''}${shown(each)}`);
  return html`<code>${JSON.stringify(schema)}</code>`;
};

const bodies = (content: Record<string, { schema: JsonSchema }> | undefined) =>
  Object.entries(content ?? {}).map(([type, { schema }]) => html`<code>${type}</code> ${shown(schema)}`);

const operationPart = (
  path: string,
  method: string,
  { operationId, summary, parameters, requestBody, responses }: Operation,
) => html`
  <details id="${operationId}">
    <summary><code>${method.toUpperCase()} ${path}</code>: ${summary}</summary>
    <table>
      ${parameters.map(
        (each) => html`<tr><th><code>${each.name}</code></th><td>${each.in}${each.required ? ', required' : ''}</td>
          <td>${each.description ?? ''}</td></tr>`,
      )}
      ${requestBody && html`<tr><th>Takes</th><td></td><td>${bodies(requestBody.content)}</td></tr>`}
      ${Object.entries(responses).map(
        ([status, { description, content }]) =>
          html`<tr><th>${status}</th><td>${bodies(content)}</td><td>${description}</td></tr>`,
      )}
    </table>
  </details>`;

const group = (document: OpenApiDocument, tag: string) => html`
  <h2>${tag}</h2>
  ${Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => operationPart(path, method, operation)),
  )}`;

/** The document as a page to read, without a script. */
export const documentPage = (document: OpenApiDocument) => html`<!doctype html>
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
    <p>All paths stand below <code>${document.servers.map(({ url }) => url).join(' ')}</code>. For programs: <a href="openapi.json">openapi.json</a>.</p>
    ${document.tags.map(({ name }) => group(document, name))}
    <h2>Schemas</h2>
    ${Object.entries(document.components.schemas).map(
      ([name, schema]) => html`<h3 id="${name}">${name}</h3><pre>${JSON.stringify(schema, null, 2)}</pre>`,
    )}
  </body>
</html>`;

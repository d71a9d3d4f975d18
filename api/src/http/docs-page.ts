/** The document of all calls, as far as the page shows it. */
interface Document {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: unknown }[];
  readonly requestBody?: { readonly content: Record<string, { schema: unknown }> };
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`);
const code = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

/** Its own colours in both themes; the answer's policy allows exactly this style, by its hash. */
export const docsStyle = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
nav { columns: 16rem; margin-block: 1.5rem; }
nav a { display: block; font: 13px/1.9 ui-monospace, monospace; overflow-wrap: anywhere; }
article { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding-block: 1rem; }
h2 { margin-block-end: 0; } h3 { font: 600 15px ui-monospace, monospace; overflow-wrap: anywhere; }
pre { background: color-mix(in srgb, currentColor 7%, transparent); border-radius: 8px; max-height: 24rem; overflow: auto; padding: .75rem; font-size: 13px; }
summary { cursor: pointer; } table { border-collapse: collapse; } td { padding: .15rem 1rem .15rem 0; vertical-align: top; }`;

/** The same document to read: plain HTML that needs no script. It is for engineers, and like the code it is in English. */
export function docsPage(document: Document): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => ({ path, method: method.toUpperCase(), it })),
  );
  const groups = new Map<string, typeof calls>();
  for (const call of calls) {
    const tag = call.it.tags[0] ?? '';
    groups.set(tag, [...(groups.get(tag) ?? []), call]);
  }
  const idOf = ({ method, path }: { method: string; path: string }) =>
    `${method}${path}`.replace(/[^A-Za-z0-9]+/g, '-');
  const links = calls.map((it) => `<a href="#${idOf(it)}">${it.method} ${escaped(it.path)}</a>`).join('');
  const sections = [...groups].map(
    ([tag, group]) =>
      `<section><h2>${escaped(tag)}</h2>${group
        .map(
          (it) =>
            `<article id="${idOf(it)}"><h3>${it.method} ${escaped(it.path)}</h3>${operation(it.it)}</article>`,
        )
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(document.info.title)} API</title>
<style>${docsStyle}</style></head><body><h1>${escaped(document.info.title)} API</h1>
<p>${escaped(document.info.description)} The same as data: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Calls">${links}</nav>${sections.join('')}</body></html>`;
}

function operation({ summary, parameters, requestBody, responses }: Operation): string {
  const rows = parameters.map(
    (it) =>
      `<tr><td><code>${escaped(it.name)}</code></td><td>${it.in}${it.required ? ', required' : ''}</td><td><code>${escaped(JSON.stringify(it.schema))}</code></td></tr>`,
  );
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<details open><summary>Request, ${type}</summary>${code(schema)}</details>`,
  );
  const [done, refused] = [
    Object.entries(responses).filter(([status]) => status.startsWith('2')),
    Object.entries(responses).filter(([status]) => !status.startsWith('2')),
  ];
  const answers = done.map(([status, { content = {} }]) => {
    const shapes = Object.entries(content).map(([type, { schema }]) => `${type}${code(schema)}`);
    return `<details><summary>Answer ${status}</summary>${shapes.join('') || 'No content.'}</details>`;
  });
  const others = refused.map(([status, it]) => `${status} ${escaped(it.description)}`).join('<br>');
  return `<p>${escaped(summary)}</p><table>${rows.join('')}</table>${bodies.join('')}${answers.join('')}<details><summary>Refusals</summary><p>${others}</p></details>`;
}

/** The part of the OpenAPI document that the page shows. */
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

const escaped = (text: string) => text.replace(/[&<>"']/g, (item) => `&#${item.charCodeAt(0)};`);
const code = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

/** Own colors in both themes; the response's policy allows exactly this style by its hash. */
export const docsStyle = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 16%, transparent); font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 58rem; padding: 2rem 1rem 4rem; }
h1 { margin: 0; } h2 { margin: 2.5rem 0 .5rem; font-size: 1.1rem; } h3 { margin: 1rem 0 .25rem; font-size: .95rem; }
.call { border: 1px solid var(--line); border-radius: 10px; margin-block: .4rem; }
.call > summary { display: flex; gap: .75rem; align-items: baseline; padding: .5rem .75rem; cursor: pointer; list-style: none; }
.call > summary::-webkit-details-marker { display: none; }
.call > div { border-block-start: 1px solid var(--line); padding: .25rem .75rem .75rem; }
b { min-width: 3.6rem; font: 600 12px/1 ui-monospace, monospace; } code { font: 14px ui-monospace, monospace; overflow-wrap: anywhere; }
small { margin-inline-start: auto; opacity: .7; white-space: nowrap; }
pre { background: color-mix(in srgb, currentColor 6%, transparent); border-radius: 8px; max-height: 24rem; overflow: auto; padding: .75rem; font-size: 13px; }
td { padding: .15rem 1rem .15rem 0; vertical-align: top; } div summary { cursor: pointer; }
@media (max-width: 40rem) { .call > summary { flex-wrap: wrap; } small { margin-inline-start: 0; width: 100%; } }`;

/** The OpenAPI document as plain HTML without scripts. It is for engineers and, like the code, in English. */
export function docsPage(document: Document): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, item] of Object.entries(methods)) {
      const tag = item.tags[0] ?? '';
      groups.set(tag, [...(groups.get(tag) ?? []), call(method.toUpperCase(), path, item)]);
    }
  }
  const sections = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, calls]) => `<section><h2>${escaped(tag)}</h2>${calls.join('')}</section>`);
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(document.info.title)} API</title>
<style>${docsStyle}</style></head><body><h1>${escaped(document.info.title)} API</h1>
<p>${escaped(document.info.description)} The same as data: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('')}</body></html>`;
}

function call(method: string, path: string, item: Operation): string {
  const who = Object.keys(item.security?.[0] ?? {})[0] ?? 'anyone';
  return `<details class="call"><summary><b>${method}</b><code>${escaped(path)}</code><small>${who}</small></summary><div>${operation(item)}</div></details>`;
}

function operation({ summary, parameters, requestBody, responses }: Operation): string {
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escaped(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td><code>${escaped(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h3>Request, ${type}</h3>${code(schema)}`,
  );
  const isDone = ([status]: [string, unknown]) => status.startsWith('2');
  const answers = Object.entries(responses)
    .filter(isDone)
    .map(([status, { content = {} }]) => {
      const shapes = Object.entries(content).map(([type, { schema }]) => `${type}${code(schema)}`);
      return `<h3>Answer ${status}</h3>${shapes.join('') || '<p>No content.</p>'}`;
    });
  const others = Object.entries(responses)
    .filter((entry) => !isDone(entry))
    .map(([status, answer]) => `${status} ${escaped(answer.description)}`);
  return `<p>${escaped(summary)}</p><table>${rows.join('')}</table>${bodies.join('')}${answers.join('')}<details><summary>Errors</summary><p>${others.join('<br>')}</p></details>`;
}

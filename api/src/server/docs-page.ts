import { createHash } from 'node:crypto';
import { docsStyle, docsTheme } from './docs-theme.ts';

/** The viewer's script (Redoc), and the hash that is its name and its permission to run. */
export interface ViewerScript {
  readonly path: string;
  readonly integrity: string;
}

/**
 * Renders the document beside it, in the colors that the reader prefers. Redoc leaves its maker's logo out when it
 * does not load, so the logo fails before another origin is asked for it.
 */
const boot = `
HTMLImageElement.prototype.setAttribute = function (name, value) {
  if (name === 'src' && !value.startsWith('data:')) setTimeout(() => this.dispatchEvent(new Event('error')));
  else Element.prototype.setAttribute.call(this, name, value);
};
Object.defineProperty(HTMLImageElement.prototype, 'src', { set(value) { this.setAttribute('src', value); } });
const { description, themes } = JSON.parse(document.getElementById('data').textContent);
const theme = themes[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];
Redoc.init(description, {
  theme,
  downloadUrls: [{ title: 'OpenAPI', url: '/api/openapi.json' }],
  generatedSamplesMaxDepth: 4,
  jsonSamplesExpandLevel: 4,
  maxDisplayedEnumValues: 12,
  pathInMiddlePanel: true,
  requiredPropsFirst: true,
  schemasExpansionLevel: 1,
}, document.getElementById('viewer'));
`;

/** Styles that Redoc's parts insert: the empty elements that styled-components fills, and its scroll bar's own text. */
const viewerStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page's policy. In a sandbox without an origin, the viewer reads neither the panel's session nor any other
 * response; it may contact nothing at all.
 */
export function docsPolicy({ integrity }: ViewerScript): string {
  return [
    "default-src 'none'",
    `script-src '${integrity}' ${hashOf(boot)}`,
    `style-src ${[hashOf(docsStyle), ...viewerStyles].join(' ')}`,
    // An icon in Redoc's own text.
    'img-src data:',
    // The search index is built in a worker of the viewer's own text.
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}

/**
 * The page around the viewer; without scripts it leads to the document itself. It is for engineers and, like the
 * code, in English.
 * @param description the OpenAPI document, which the page carries because it may fetch nothing
 */
export function docsPage(description: unknown, { path, integrity }: ViewerScript): string {
  const data = { description, themes: { light: docsTheme('light'), dark: docsTheme('dark') } };
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Hawiyat API</title><style>${docsStyle}</style></head><body>
<main id="viewer"><div id="intro"><h1>Hawiyat API</h1>
<p>Every call of the platform, as data: <a href="/api/openapi.json">OpenAPI 3.1</a>. With scripts, it is shown here.</p></div></main>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script src="${path}" integrity="${integrity}" crossorigin></script><script>${boot}</script></body></html>`;
}

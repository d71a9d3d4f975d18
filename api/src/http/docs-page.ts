import { createHash } from 'node:crypto';
import { docsStyle, docsTheme } from './docs-theme.ts';

export interface ViewerScript {
  readonly path: string;
  readonly integrity: string;
}

/** Redoc omits its maker's logo when that fails to load, so the logo fails before a request to another origin. */
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

/** Hashes of styles that Redoc inserts: styled-components' empty elements, and the text of its scroll bar. */
const viewerStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='",
];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** In a sandbox without an origin, the viewer can read neither the panel's session nor any other response. */
export function docsPolicy({ integrity }: ViewerScript): string {
  return [
    "default-src 'none'",
    `script-src '${integrity}' ${hashOf(boot)}`,
    `style-src ${[hashOf(docsStyle), ...viewerStyles].join(' ')}`,
    // An icon in Redoc's own text.
    'img-src data:',
    // Redoc builds its search index in a worker of its own text.
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}

/** Carries the document, because the page may fetch nothing. The page is for engineers, so it is in English. */
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

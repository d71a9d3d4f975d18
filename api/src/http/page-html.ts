import type { Composition, Release } from '@hawiyat/shared/contract/releases';
import type { PageSettings } from '@hawiyat/shared/contract/settings';
import { baseOf, integrityOf } from '../releases/composition.ts';
import type { Override } from '../releases/override.ts';

const description =
  'لوحة تحكم عربية لشركات تأجير الحاويات في المملكة العربية السعودية: الحاويات والسائقون والطلبات والعروض والإيرادات.';

/** The brand's mark, as the sidebar shows it: in the page itself, so that no browser asks for a file that is not there. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="#F26A0F"/><path d="M8.5 14.5h23l-3.2 13.4a2 2 0 0 1-2 1.6H13.7a2 2 0 0 1-2-1.6zM7 11h26v2.5H7z" fill="#0F2140"/></svg>',
)}`;

/**
 * Before anything is drawn, so that nobody in the dark is dazzled. Where storage is closed, the device decides. In a
 * block of its own, so that its name meets no other script's.
 */
const theme =
  "{let t;try{t=localStorage.getItem('theme')}catch{}if(t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.classList.add('dark')}";

/**
 * With a session this page is on its way to the panel: what stands in it for strangers is then not shown, not even
 * until the host's first script has run (its stylesheet hides it).
 */
const hideFromSession =
  "try{if(localStorage.getItem('web_auth_token')&&localStorage.getItem('web_auth_user'))document.documentElement.dataset.session=''}catch{}";

/**
 * Writes the host's page. Nothing in it comes from a person: paths, ids and hashes have passed the release's schema,
 * so none of them needs escaping.
 * @param origin e.g. `https://panel.example`, without a slash at the end; empty when it is not known
 * @param area the release of the remote that the URL asks for, if one claims it
 * @param prerendered HTML that this release has for this URL: the page is then complete before any script
 */
export function pageHtml(page: {
  title: string;
  nonce: string;
  origin: string;
  host: Release;
  area: Release | null;
  prerendered: string | null;
  composition: Composition;
  settings: PageSettings;
  overrides: readonly Override[] | null;
}): string {
  const { title, nonce, origin, host, area, prerendered, composition, settings, overrides } = page;
  const guarded = (release: Release, path: string) =>
    `crossorigin="anonymous" integrity="${integrityOf(release, path)}" nonce="${nonce}"`;
  const at = (release: Release, path: string) => `${baseOf(release)}${path}`;

  // Attributes equal to those of the loader's own requests: a browser fetches a file again when they differ.
  const preload = (release: Release, path: string) => {
    if (path.endsWith('.woff2'))
      return `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${at(release, path)}">`;
    const as = path.endsWith('.css') ? 'style' : 'script';
    return `<link rel="preload" as="${as}" href="${at(release, path)}" ${guarded(release, path)}>`;
  };
  // An absolute address: the chunk loader looks for its stylesheets by that, and would load this one again.
  const stylesheet = (release: Release, path: string, mark = '') =>
    `<link rel="stylesheet"${mark} href="${origin}${at(release, path)}" ${guarded(release, path)}>`;
  const script = (path: string) => `<script defer src="${at(host, path)}" ${guarded(host, path)}></script>`;

  const scripts = host.preload.filter((it) => it.endsWith('.js') && it !== host.entry);
  const stylesOf = (release: Release) => release.preload.filter((it) => it.endsWith('.css'));
  const isComplete = area !== null && prerendered !== null;
  return [
    '<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8">',
    `<title>${title}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="description" content="${description}">`,
    '<meta name="theme-color" content="#0F2140">',
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    ...(isComplete ? socialMeta(title) : []),
    `<script nonce="${nonce}">${theme}${isComplete ? hideFromSession : ''}</script>`,
    ...stylesOf(host).map((it) => stylesheet(host, it)),
    // Marked, because it is also the look of a page whose release does not open: it must outlive that failure.
    ...(isComplete ? stylesOf(area).map((it) => stylesheet(area, it, ' data-prerendered')) : []),
    ...host.preload.filter((it) => !/\.(css|js)$/.test(it)).map((it) => preload(host, it)),
    ...(area ? areaFiles(host, area) : [])
      .filter(([release, path]) => !(isComplete && release === area && path.endsWith('.css')))
      .map(([release, path]) => preload(release, path)),
    `<script type="application/json" id="composition">${dataText(composition)}</script>`,
    `<script type="application/json" id="settings">${dataText(settings)}</script>`,
    ...(overrides ? [`<script type="application/json" id="overrides">${dataText(overrides)}</script>`] : []),
    ...[...scripts, host.entry].map(script),
    `</head><body><div id="root">${prerendered ?? ''}</div></body></html>`,
  ].join('');
}

/** How the page looks where somebody shares its address. */
function socialMeta(title: string): string[] {
  const meta = { type: 'website', site_name: 'منصة حاويات', locale: 'ar_SA', title, description };
  return Object.entries(meta).map(([name, content]) => `<meta property="og:${name}" content="${content}">`);
}

/** The area's entry, what its first screen needs, and what it takes from the host that no other page has loaded. */
function areaFiles(host: Release, area: Release): [Release, string][] {
  const own = [area.entry, ...area.preload.filter((it) => it !== area.entry)];
  const late = (area.needs ?? []).flatMap((name) => host.provides?.[name] ?? []);
  return [
    ...own.map((it): [Release, string] => [area, it]),
    ...[...new Set(late)]
      .filter((it) => !host.preload.includes(it))
      .map((it): [Release, string] => [host, it]),
  ];
}

/** JSON that cannot end its script element, in any parser. */
function dataText(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

import { namesOfExample, publisherOfExample } from '@hawiyat/shared/contract/examples/publisher';
import type { Composition } from '@hawiyat/shared/contract/platform/composition';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import type { PageFacts } from '@hawiyat/shared/contract/platform/settings';

const integrityOf = (release: Release, path: string) =>
  release.files.find((file) => file.path === path)?.integrity ?? '';

export const baseOf = ({ remote, id }: Release) => (remote === 'shell' ? `/s/${id}/` : `/r/${remote}/${id}/`);

export interface InlineScripts {
  head: string;
  body: string;
}

export interface Prerendered {
  html: string;
  styles: string;
}

/** Replaces a live release in a server's page: a remote in the composition, a host in scripts and styles. */
export function withRelease(
  html: string,
  release: Release,
  inline: InlineScripts | null,
  prerendered: Prerendered | null = null,
): string {
  const page = withComposition(html, (composition) => {
    // This is the company of the session, so the page fetches no other composition.
    const own = { ...composition, company: 'trial' };
    if (release.remote === 'shell') return { ...own, host: release.id };
    const { id, globalName, contract, entry } = release;
    const assigned = {
      id,
      globalName,
      contract,
      base: baseOf(release),
      entry,
      integrity: integrityOf(release, entry),
    };
    const remotes = { ...own.remotes, [release.remote]: { assigned, fallback: null, withdrawn: [] } };
    return { ...own, remotes };
  });
  if (prerendered) return withPrerendered(page, prerendered);
  if (release.remote !== 'shell') return release.prerendered ? asRendered(page) : page;
  const opened = withHost(page, release);
  return inline ? withInlineScripts(opened, inline) : opened;
}

/** What a page carries; empty when it is no page of the panel. */
export function compositionOf(html: string): Partial<Composition> {
  const [, text = '{}'] =
    /<script type="application\/json" id="composition">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}

export const asLive = (html: string) =>
  withComposition(html, (composition) => ({ ...composition, company: 'trial' }));

/** The page as of the moment of the examples, whose day its screens ask for. */
export const sentAt = (html: string, moment: string) =>
  html.replace(/(<script type="application\/json" id="facts">[^<]*"now":)\d+/, `$1${Date.parse(moment)}`);

const withComposition = (html: string, change: (composition: Composition) => Composition) =>
  withData(html, 'composition', change);

function withData<Data extends object>(
  html: string,
  id: 'composition' | 'facts',
  change: (data: Data) => Data,
) {
  return html.replace(
    new RegExp(`(<script type="application/json" id="${id}">)([^<]*)(</script>)`),
    (_, before, text, after) =>
      // As the server escapes it: no tag can begin.
      `${before}${JSON.stringify(change(JSON.parse(text))).replaceAll('<', '\\u003c')}${after}`,
  );
}

const inRoot = /(<div id="root">).*?(<\/div>)(?=<template|<script nonce|<\/body>)/s;
const ownStyle = /<style[^>]* data-prerendered>.*?<\/style>/s;

/** Takes the page that a release has prerendered; without inline scripts the host's scripts wait for no interaction. */
function withPrerendered(html: string, { html: own, styles }: Prerendered) {
  let names: Record<string, string> = {};
  const page = withData(html, 'facts', (sent: PageFacts) => {
    names = { ...namesOfExample, year: sent.year, demo: sent.demo ? 'on' : '' };
    return { ...sent, publisher: publisherOfExample };
  });
  const style = `<style nonce="${nonceOf(html)}" data-prerendered>${styles}</style>`;
  return page
    .replace(ownStyle, '')
    .replace('</head>', () => `${style}</head>`)
    .replace(inRoot, (_, begin, end) => `${begin}${filledIn(own, names)}${end}`)
    .replace('"isPrerendered":false', '"isPrerendered":true');
}

/** Other words in braces stay, as in the server. */
const filledIn = (html: string, names: Record<string, string>) =>
  html.replace(/\{(\w+)\}/g, (braces, name) =>
    (Object.hasOwn(names, name) ? (names[name] ?? '') : braces).replace(
      /[&<>"'`]/g,
      (sign) => `&#${sign.charCodeAt(0)};`,
    ),
  );

/** A prerendered page has the class names of one release: for another one scripts must render it. */
function asRendered(html: string) {
  const host = /<template id="host">(.*?)<\/template>/s;
  const [, scripts = ''] = host.exec(html) ?? [];
  if (!host.test(html)) return html;
  const rendered = html
    .replace(host, '')
    .replace(ownStyle, '')
    .replace(inRoot, '$1$2')
    .replace('"isPrerendered":true', '"isPrerendered":false')
    .replace('</head>', () => `${scripts}</head>`);
  return rendered.includes('<template id="deferred">') ? rendered : rendered.replace(lastScript, '');
}

const lastScript = /<script nonce[^>]*>(?:(?!<\/script>).)*<\/script>(?=<\/body>)/s;

export const nonceOf = (html: string): string => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';

function withHost(html: string, host: Release) {
  const nonce = nonceOf(html);
  const attributes = (path: string) =>
    `crossorigin="anonymous" integrity="${integrityOf(host, path)}" nonce="${nonce}"`;
  const at = (path: string) => `${baseOf(host)}${path}`;
  const styles = host.preload.filter((text) => text.endsWith('.css'));
  const scripts = [...host.preload.filter((text) => text.endsWith('.js') && text !== host.entry), host.entry];
  const links = styles.map((style) => `<link rel="stylesheet" href="${at(style)}" ${attributes(style)}>`);
  const elements = scripts.map(
    (script) => `<script defer src="${at(script)}" ${attributes(script)}></script>`,
  );
  return (
    html
      // In a prerendered page they stand in a template.
      .replace(/(<script[^>]* src="[^"]*\/s\/[^"]*"[^>]*><\/script>)+/, () => elements.join(''))
      .replace(/<link[^>]* href="[^"]*\/s\/[^"]*"[^>]*>/g, '')
      .replace('</head>', () => `${links.join('')}</head>`)
  );
}

/** The data of these scripts, where the live host has none. */
const noData = JSON.stringify({ prefetch: [], isPrerendered: false, isReleased: true });

/** The first script follows its data, the second ends the page. */
function withInlineScripts(html: string, inline: InlineScripts) {
  const nonce = nonceOf(html);
  const script = (source: string) => `<script nonce="${nonce}">${inScript(source)}</script>`;
  const first =
    /(<script type="application\/json" id="inline">[^<]*<\/script>)<script nonce[^>]*>.*?<\/script>/s;
  if (!first.test(html))
    return html.replace(
      /<script type="application\/json" id="facts">[^<]*<\/script>/,
      (data) => `${data}<script type="application/json" id="inline">${noData}</script>${script(inline.head)}`,
    );
  return html
    .replace(first, (_, data) => `${data}${script(inline.head)}`)
    .replace(lastScript, () => script(inline.body));
}

/** No source can end its script. */
const inScript = (source: string) =>
  source.replace(/<(?=\/script)/gi, '\\x3c').replaceAll('<!--', '\\x3c!--');

// @ts-check
import { namesOfExample, publisherOfExample } from '@hawiyat/shared/contract/examples/publisher';

/** @typedef {import('@hawiyat/shared/contract/platform/releases').Release} Release */
/** @typedef {import('@hawiyat/shared/contract/platform/composition').Composition} Composition */
/** @typedef {import('@hawiyat/shared/contract/platform/settings').PageFacts} PageFacts */

/** @param {Release} release @param {string} path */
const integrityOf = (release, path) => release.files.find((file) => file.path === path)?.integrity ?? '';

/** URL path of a release's files. @param {Release} release */
export const baseOf = ({ remote, id }) => (remote === 'shell' ? `/s/${id}/` : `/r/${remote}/${id}/`);

/** @typedef {{ head: string, body: string }} InlineScripts */

/** @typedef {{ html: string, styles: string }} Prerendered a page with its placeholders, and the release's styles for it */

/**
 * Replaces a live release in a server's page: a remote's in the composition, the host's in the elements that load its
 * files and in the scripts that stand in the page itself.
 * @param {string} html
 * @param {Release} release
 * @param {InlineScripts | null} inline for a host: sources of its scripts that stand in the page
 * @param {Prerendered | null} prerendered for a remote: its page for this path
 * @returns {string}
 */
export function withRelease(html, release, inline, prerendered = null) {
  const page = withComposition(html, (composition) => {
    // The company of the trial's session, so that the page fetches no other composition.
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

/** @param {string} html a server's page @returns {Partial<Composition>} what it carries; empty when it is another page */
export function compositionOf(html) {
  const [, text = '{}'] =
    /<script type="application\/json" id="composition">([^<]*)<\/script>/.exec(html) ?? [];
  return JSON.parse(text);
}

/**
 * The page of the trial's company, with every release as it is live.
 * @param {string} html
 */
export const asLive = (html) =>
  withComposition(html, (composition) => ({ ...composition, company: 'trial' }));

/**
 * The page as the server would have sent it at another moment, whose day its screens ask for.
 * @param {string} html
 * @param {string} moment of the trial's examples
 */
export const sentAt = (html, moment) =>
  html.replace(/(<script type="application\/json" id="facts">[^<]*"now":)\d+/, `$1${Date.parse(moment)}`);

/** @param {string} html @param {(composition: Composition) => Composition} change */
const withComposition = (html, change) => withData(html, 'composition', change);

/**
 * @template {object} Data
 * @param {string} html @param {'composition' | 'facts'} id
 * @param {(data: Data) => Data} change
 */
function withData(html, id, change) {
  return html.replace(
    new RegExp(`(<script type="application/json" id="${id}">)([^<]*)(</script>)`),
    (_, before, text, after) =>
      // Escaped like the server does, so that no tag can begin.
      `${before}${JSON.stringify(change(JSON.parse(text))).replaceAll('<', '\\u003c')}${after}`,
  );
}

/** What stands in `#root`. */
const inRoot = /(<div id="root">).*?(<\/div>)(?=<template|<script nonce|<\/body>)/s;
const ownStyle = /<style[^>]* data-prerendered>.*?<\/style>/s;

/**
 * A release's own page in place of the live one's, with the examples' publisher. Where the live release has none, the
 * host's scripts wait for no interaction, as in a page of a host without inline scripts.
 * @param {string} html @param {Prerendered} prerendered
 */
function withPrerendered(html, { html: own, styles }) {
  /** @type {Record<string, string>} */
  let names = {};
  const page = withData(html, 'facts', (/** @type {PageFacts} */ facts) => {
    names = { ...namesOfExample, year: facts.year, demo: facts.demo ? 'on' : '' };
    return { ...facts, publisher: publisherOfExample };
  });
  const style = `<style nonce="${nonceOf(html)}" data-prerendered>${styles}</style>`;
  return page
    .replace(ownStyle, '')
    .replace('</head>', () => `${style}</head>`)
    .replace(inRoot, (_, begin, end) => `${begin}${filledIn(own, names)}${end}`)
    .replace('"isPrerendered":false', '"isPrerendered":true');
}

/** Like the server does: other words in braces stay. @param {string} html @param {Record<string, string>} names */
const filledIn = (html, names) =>
  html.replace(/\{(\w+)\}/g, (braces, name) =>
    (Object.hasOwn(names, name) ? (names[name] ?? '') : braces).replace(
      /[&<>"'`]/g,
      (sign) => `&#${sign.charCodeAt(0)};`,
    ),
  );

/**
 * A prerendered page is one release's, with its class names: of another one only scripts can render it, as the server's
 * page lets them when the prerendered file is lost.
 * @param {string} html
 */
function asRendered(html) {
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

/** At the end of a page that has templates for it. */
const lastScript = /<script nonce[^>]*>(?:(?!<\/script>).)*<\/script>(?=<\/body>)/s;

/** @param {string} html @returns {string} of its response */
export const nonceOf = (html) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';

/** @param {string} html @param {Release} host */
function withHost(html, host) {
  const nonce = nonceOf(html);
  /** @param {string} path */
  const attributes = (path) =>
    `crossorigin="anonymous" integrity="${integrityOf(host, path)}" nonce="${nonce}"`;
  const at = (/** @type {string} */ path) => `${baseOf(host)}${path}`;
  const styles = host.preload.filter((text) => text.endsWith('.css'));
  const scripts = [...host.preload.filter((text) => text.endsWith('.js') && text !== host.entry), host.entry];
  const links = styles.map((style) => `<link rel="stylesheet" href="${at(style)}" ${attributes(style)}>`);
  const elements = scripts.map(
    (script) => `<script defer src="${at(script)}" ${attributes(script)}></script>`,
  );
  return (
    html
      // In a prerendered page they wait in a template.
      .replace(/(<script[^>]* src="[^"]*\/s\/[^"]*"[^>]*><\/script>)+/, () => elements.join(''))
      .replace(/<link[^>]* href="[^"]*\/s\/[^"]*"[^>]*>/g, '')
      .replace('</head>', () => `${links.join('')}</head>`)
  );
}

/** What the server writes beside these scripts, where the live host has none. */
const noData = JSON.stringify({ prefetch: [], isPrerendered: false, isReleased: true });

/**
 * The first script stands behind its data, the second at the page's end.
 * @param {string} html @param {InlineScripts} inline
 */
function withInlineScripts(html, inline) {
  const nonce = nonceOf(html);
  const script = (/** @type {string} */ source) => `<script nonce="${nonce}">${inScript(source)}</script>`;
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

/** Escaped like the server does, so that no source can end its script. @param {string} source */
const inScript = (source) => source.replace(/<(?=\/script)/gi, '\\x3c').replaceAll('<!--', '\\x3c!--');

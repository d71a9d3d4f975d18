// @ts-check

/** @typedef {import('@hawiyat/shared/contract/releases').Release} Release */
/** @typedef {import('@hawiyat/shared/contract/releases').Composition} Composition */

/** @param {Release} release @param {string} path */
const integrityOf = (release, path) => release.files.find((file) => file.path === path)?.integrity ?? '';

/** Where a release's files are asked for. @param {Release} release */
export const baseOf = ({ of, id }) => (of === 'shell' ? `/s/${id}/` : `/r/${of}/${id}/`);

/**
 * A page that a server composed, with another release in the place of the live one: of a remote in the composition, of the
 * host in the elements that ask for its files.
 * @param {string} html
 * @param {Release} release
 * @returns {string}
 */
export function withRelease(html, release) {
  const page = withComposition(html, (composition) => {
    // The company of the trial's session, so that the page fetches no other composition.
    const its = { ...composition, company: 'trial' };
    if (release.of === 'shell') return { ...its, host: release.id };
    const { id, globalName, contract, entry } = release;
    const assigned = {
      id,
      globalName,
      contract,
      base: baseOf(release),
      entry,
      integrity: integrityOf(release, entry),
    };
    const remotes = { ...its.remotes, [release.of]: { assigned, fallback: null, withdrawn: [] } };
    return { ...its, remotes };
  });
  return release.of === 'shell' ? withHost(page, release) : page;
}

/** @param {string} html @param {(composition: Composition) => Composition} change */
function withComposition(html, change) {
  return html.replace(
    /(<script type="application\/json" id="composition">)([^<]*)(<\/script>)/,
    (_, before, text, after) =>
      // As the server writes it: no tag can begin in it.
      `${before}${JSON.stringify(change(JSON.parse(text))).replaceAll('<', '\\u003c')}${after}`,
  );
}

/** @param {string} html @param {Release} host */
function withHost(html, host) {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  /** @param {string} path */
  const guarded = (path) => `crossorigin="anonymous" integrity="${integrityOf(host, path)}" nonce="${nonce}"`;
  const at = (/** @type {string} */ path) => `${baseOf(host)}${path}`;
  const styles = host.preload.filter((text) => text.endsWith('.css'));
  const scripts = [...host.preload.filter((text) => text.endsWith('.js') && text !== host.entry), host.entry];
  const elements = [
    ...styles.map((style) => `<link rel="stylesheet" href="${at(style)}" ${guarded(style)}>`),
    ...scripts.map((script) => `<script defer src="${at(script)}" ${guarded(script)}></script>`),
  ];
  return html
    .replace(/<script[^>]* src="[^"]*\/s\/[^"]*"[^>]*><\/script>/g, '')
    .replace(/<link[^>]* href="[^"]*\/s\/[^"]*"[^>]*>/g, '')
    .replace('</head>', `${elements.join('')}</head>`);
}

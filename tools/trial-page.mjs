// @ts-check

/** @typedef {import('@hawiyat/shared/contract/releases').Release} Release */
/** @typedef {import('@hawiyat/shared/contract/releases').Composition} Composition */

/** @param {Release} release @param {string} path */
const integrityOf = (release, path) => release.files.find((file) => file.path === path)?.integrity ?? '';

/** URL path of a release's files. @param {Release} release */
export const baseOf = ({ remote, id }) => (remote === 'shell' ? `/s/${id}/` : `/r/${remote}/${id}/`);

/**
 * Replaces a live release in a server's page: a remote's in the composition, the host's in the elements that load its
 * files.
 * @param {string} html
 * @param {Release} release
 * @returns {string}
 */
export function withRelease(html, release) {
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
  return release.remote === 'shell' ? withHost(page, release) : page;
}

/** @param {string} html @param {(composition: Composition) => Composition} change */
function withComposition(html, change) {
  return html.replace(
    /(<script type="application\/json" id="composition">)([^<]*)(<\/script>)/,
    (_, before, text, after) =>
      // Escaped like the server does, so that no tag can begin.
      `${before}${JSON.stringify(change(JSON.parse(text))).replaceAll('<', '\\u003c')}${after}`,
  );
}

/** @param {string} html @param {Release} host */
function withHost(html, host) {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  /** @param {string} path */
  const attributes = (path) =>
    `crossorigin="anonymous" integrity="${integrityOf(host, path)}" nonce="${nonce}"`;
  const at = (/** @type {string} */ path) => `${baseOf(host)}${path}`;
  const styles = host.preload.filter((text) => text.endsWith('.css'));
  const scripts = [...host.preload.filter((text) => text.endsWith('.js') && text !== host.entry), host.entry];
  const elements = [
    ...styles.map((style) => `<link rel="stylesheet" href="${at(style)}" ${attributes(style)}>`),
    ...scripts.map((script) => `<script defer src="${at(script)}" ${attributes(script)}></script>`),
  ];
  return html
    .replace(/<script[^>]* src="[^"]*\/s\/[^"]*"[^>]*><\/script>/g, '')
    .replace(/<link[^>]* href="[^"]*\/s\/[^"]*"[^>]*>/g, '')
    .replace('</head>', `${elements.join('')}</head>`);
}

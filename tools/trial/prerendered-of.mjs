// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseOf } from './trial-page.mjs';

/** @import { Built } from './built-release.mjs' */
/** @import { Prerendered } from './trial-page.mjs' */

/**
 * What a built remote has prerendered for a path, with the styles that the server writes beside it.
 * @param {Pick<Built, 'folder' | 'release'>} built
 * @param {string} path of the URL, also with a query
 * @returns {Prerendered | null}
 */
export function prerenderedOf({ folder, release }, path) {
  const { pathname } = new URL(path, 'http://panel');
  const file = release.prerendered?.[pathname];
  if (file === undefined) return null;
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  const files = new Set([...release.preload, ...(release.screens?.[pathname] ?? [])]);
  const styles = [...files]
    .filter((name) => name.endsWith('.css'))
    .map((name) => inPage(read(name), `${baseOf(release)}${name}`));
  return { html: JSON.parse(read(file)).html, styles: styles.join('\n') };
}

/** Relative references of a stylesheet become absolute, as the server writes them. @param {string} text @param {string} address */
const inPage = (text, address) =>
  text
    .replace(
      /url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/g,
      (_, quote, target) => `url(${quote}${new URL(target, `http://panel${address}`).pathname}${quote})`,
    )
    .replace(/<\/(style)/gi, '<\\/$1');

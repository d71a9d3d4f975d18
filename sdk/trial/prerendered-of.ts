import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Built } from './built-release.ts';
import { baseOf, type Prerendered } from './trial-page.ts';

/** What a built remote has prerendered for a path, with the styles that the server writes beside it. */
export function prerenderedOf(
  { folder, release }: Pick<Built, 'folder' | 'release'>,
  path: string,
): Prerendered | null {
  const { pathname } = new URL(path, 'http://panel');
  const file = release.prerendered?.[pathname];
  if (file === undefined) return null;
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const files = new Set([...release.preload, ...(release.screens?.[pathname] ?? [])]);
  const styles = [...files]
    .filter((name) => name.endsWith('.css'))
    .map((name) => inPage(read(name), `${baseOf(release)}${name}`));
  return { html: JSON.parse(read(file)).html, styles: styles.join('\n') };
}

/** Makes the references of a stylesheet absolute, as the server does. */
const inPage = (text: string, address: string) =>
  text
    .replace(
      /url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/g,
      (_, quote, target) => `url(${quote}${new URL(target, `http://panel${address}`).pathname}${quote})`,
    )
    .replace(/<\/(style)/gi, '<\\/$1');

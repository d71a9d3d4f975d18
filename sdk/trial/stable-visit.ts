import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compositionOf } from './trial-page.ts';
import { type ScreenVisit, type Trial, type TriedVisit, tryScreen } from './try-screen.ts';

/** Changes with what a visit looks at. */
const seenBy = 6;

/**
 * Opens a screen in the live release, or takes what an earlier trial saw of the same releases, areas, browser and examples.
 * @param root the workspace's folder
 * @returns null when the live release lacks the screen, or fails there itself
 */
export async function stableVisit(
  root: string,
  trial: Trial,
  screenVisit: ScreenVisit,
): Promise<TriedVisit | null> {
  const folder = join(root, 'node_modules/.cache/hawiyat-trial');
  const file = join(folder, `${await keyOf(trial, screenVisit)}.json`);
  const known = readVisit(file);
  if (known) return known;
  const first = await tryScreen(trial, screenVisit, false);
  // What is only late may be the machine's fault, and without it nothing could be compared.
  const seen = first.isLate ? await tryScreen(trial, screenVisit, false) : first;
  if (seen.wrong !== null) return null;
  mkdirSync(folder, { recursive: true });
  // Another trial may read it meanwhile.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, JSON.stringify({ ...seen, picture: seen.picture?.toString('base64') }));
  renameSync(part, file);
  return seen;
}

/**
 * Everything that decides what a visit of the live release sees: the host, the areas, whose titles and places in
 * the sidebar
 * it shows, their releases, the browser and the examples.
 * @returns 64 hexadecimal digits
 */
export async function keyOf(
  { browser, url, examples }: Pick<Trial, 'url' | 'examples'> & { browser: { version(): string } },
  screenVisit: ScreenVisit,
): Promise<string> {
  const { screen, width, manner } = screenVisit;
  const page = await (await fetch(url + screen.path)).text();
  const { host, areas, remotes = {} } = compositionOf(page);
  const releases = Object.values(remotes).map((remote) => remote?.assigned.id);
  const key = [host, areas, releases, browser.version(), examples, screen, width];
  const asked = [manner.pressesAll, manner.isSignedIn, seenBy];
  return createHash('sha256')
    .update(JSON.stringify([...key, ...asked]))
    .digest('hex');
}

function readVisit(file: string): TriedVisit | null {
  try {
    const seen = JSON.parse(readFileSync(file, 'utf8'));
    return { ...seen, picture: Buffer.from(seen.picture, 'base64') };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

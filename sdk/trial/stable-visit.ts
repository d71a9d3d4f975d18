import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compositionOf } from './trial-page.ts';
import { type ScreenVisit, type Trial, type TriedVisit, tryScreen } from './try-screen.ts';

/** Increase it when a visit looks at something else. */
const visitVersion = 6;

/** Opens a screen in the live release, or reads an earlier visit of the same; null: it lacks the screen, or fails. */
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
  // A late screen may be the fault of the machine, and without it nothing can be compared.
  const seen = first.isLate ? await tryScreen(trial, screenVisit, false) : first;
  if (seen.wrong !== null) return null;
  mkdirSync(folder, { recursive: true });
  // Another trial may read it now.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, JSON.stringify({ ...seen, picture: seen.picture?.toString('base64') }));
  renameSync(part, file);
  return seen;
}

/** A hash of all that decides what a visit of the live release shows. */
export async function keyOf(
  { browser, url, examples }: Pick<Trial, 'url' | 'examples'> & { browser: { version(): string } },
  screenVisit: ScreenVisit,
): Promise<string> {
  const { screen, width, manner } = screenVisit;
  const page = await (await fetch(url + screen.path)).text();
  const { host, areas, remotes = {} } = compositionOf(page);
  const releases = Object.values(remotes).map((remote) => remote?.assigned.id);
  const key = [host, areas, releases, browser.version(), examples, screen, width];
  const asked = [manner.pressesAll, manner.isSignedIn, visitVersion];
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

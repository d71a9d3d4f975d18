import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfInputs } from '../release-id.mjs';
import type { Surface } from '../surface/surface.ts';
import { surfaceOf } from './surface-of.ts';

/**
 * The surface of a checkout's host, described once for the same sources: reading all their types takes seconds, and every
 * build of a release wants it. Builds that run at the same time wait for the first.
 * @param root the checkout's folder
 */
export function keptSurface(root: string): Surface {
  const folder = join(root, 'node_modules/.cache/hawiyat');
  const file = join(folder, `surface-${hashOfInputs(root, ['shared'])}.json`);
  const kept = (): Surface | undefined => {
    const text = textOf(file);
    return text && JSON.parse(text);
  };
  mkdirSync(folder, { recursive: true });
  const mine = `${file}.${process.pid}`;
  const first = `${file}.first`;
  for (;;) {
    const surface = kept();
    if (surface) return surface;
    if (isFirst(first)) break;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  try {
    const surface = kept() ?? surfaceOf(root);
    // Nobody reads half of it.
    writeFileSync(mine, JSON.stringify(surface));
    renameSync(mine, file);
    return surface;
  } finally {
    rmSync(first, { force: true });
  }
}

/** Whoever can make the file is first; one that died is first no more. */
function isFirst(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(textOf(file));
    if (owner && !isAlive(owner)) rmSync(file, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

import { join } from 'node:path';
import ts from 'typescript';
import type { Surface } from '../../surface/surface.ts';
import { surfaceOf } from '../surface-of.ts';

/** One change of a source below `shared`: the text that is there once, and what takes its place. */
export type Edit = readonly [file: string, from: string, to: string];

/** Files that no edit touches are read once for all tests of a file. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * What a host would provide after some changes, which no file on the disk sees.
 * @throws Error when a text to change is not there, or there more than once
 */
export function editedSurface(root: string, edits: readonly Edit[]): Surface {
  const texts = new Map<string, string>();
  for (const [file, from, to] of edits) {
    const path = join(root, 'shared', file);
    const [before, after, ...more] = (texts.get(path) ?? ts.sys.readFile(path) ?? '').split(from);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`${file} must have this text once: ${from}`);
    texts.set(path, `${before}${to}${after}`);
  }
  const host = ts.createCompilerHost({});
  const read = host.getSourceFile;
  return surfaceOf(root, {
    ...host,
    getSourceFile: (path, version, onError, isFresh) => {
      const text = texts.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, version);
      if (!parsed.has(path)) parsed.set(path, read(path, version, onError, isFresh));
      return parsed.get(path);
    },
  });
}

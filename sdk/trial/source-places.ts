import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Finds places in the sources, e.g. `src/drivers/drivers-screen.tsx:12:3`, by the source maps of a `dist` folder. */
export function sourcePlaces(folder: string): (path: string, line: number, column: number) => string | null {
  const known: Map<string, TraceMap | null> = new Map();
  const mapOf = (path: string) => {
    const file = join(folder, `${path}.map`);
    const map = known.get(path) ?? (existsSync(file) ? new TraceMap(readFileSync(file, 'utf8')) : null);
    known.set(path, map);
    return map;
  };
  return (path, line, column) => {
    const map = mapOf(path);
    if (!map) return null;
    const { source, line: at, column: from } = originalPositionFor(map, { line, column: column - 1 });
    return source === null ? null : `${fromFolder(path, source)}:${at}:${from + 1}`;
  };
}

/** A map names sources from its own folder: `../../../../src/x.tsx` is `src/x.tsx` of the remote. */
const fromFolder = (path: string, source: string) =>
  posix.join('dist', posix.dirname(path), source).replace(/^(\.\.\/)+/, '');

// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  allGeneratedPositionsFor,
  LEAST_UPPER_BOUND,
  originalPositionFor,
  TraceMap,
} from '@jridgewell/trace-mapping';

/**
 * The source maps that a build left beside its scripts; a build of others may have none.
 * @typedef {object} SourceMaps
 * @property {(path: string, line: number, column: number) => string | null} placeOf place in the sources, e.g.
 *   `src/drivers/drivers-screen.tsx:12:3`; line and column of the script count from 1
 * @property {(path: string) => string[]} sourcesOf files of a script, from the remote's folder
 * @property {(path: string, source: string, line: number, column: number) => number | null} offsetOf where a place of the
 *   sources is in a script, in characters
 */

/** @param {string} folder a `dist` folder @returns {SourceMaps} */
export function sourceMaps(folder) {
  /** @type {Map<string, { map: TraceMap, sources: string[] } | null>} */
  const known = new Map();
  /** @param {string} path */
  const of = (path) => {
    const found = known.get(path) ?? readMap(folder, path);
    known.set(path, found);
    return found;
  };
  return {
    placeOf(path, line, column) {
      const read = of(path);
      if (!read) return null;
      const { source, line: at, column: from } = originalPositionFor(read.map, { line, column: column - 1 });
      return source === null ? null : `${fromFolder(path, source)}:${at}:${from + 1}`;
    },
    sourcesOf: (path) => of(path)?.sources ?? [],
    offsetOf(path, source, line, column) {
      const read = of(path);
      const index = read?.sources.indexOf(source) ?? -1;
      const name = read?.map.sources[index];
      if (!read || !name) return null;
      const [first] = allGeneratedPositionsFor(read.map, {
        source: name,
        line,
        column,
        bias: LEAST_UPPER_BOUND,
      });
      if (!first) return null;
      const lines = readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .slice(0, (first.line ?? 1) - 1);
      return lines.reduce((sum, text) => sum + text.length + 1, first.column ?? 0);
    },
  };
}

/** @param {string} folder @param {string} path */
function readMap(folder, path) {
  const file = join(folder, `${path}.map`);
  if (!existsSync(file)) return null;
  const map = new TraceMap(readFileSync(file, 'utf8'));
  return { map, sources: map.sources.map((source) => fromFolder(path, source ?? '')) };
}

/** A map names sources from its own folder in `dist`: `../../../../src/x.tsx` is `src/x.tsx` of the remote. @param {string} path @param {string} source */
const fromFolder = (path, source) =>
  posix.join('dist', posix.dirname(path), source).replace(/^(\.\.\/)+/, '');

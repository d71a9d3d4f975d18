import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { Release } from '../contract/platform/releases.ts';

const notServed = /^(release\.json|manifest\.json|mf-stats\.json|index\.html)$|\.LICENSE\.txt$|\.map$/;

export interface BuiltChunk {
  /** Its own, and those of the chunks that load with it. */
  readonly files: readonly string[];
  readonly modules: readonly string[];
  readonly origins: readonly string[];
}

function chunksOf(stats: Rspack.Stats): BuiltChunk[] {
  const { chunks = [] } = stats.toJson({
    ...{ all: false, ids: true },
    ...{ chunks: true, chunkModules: true, chunkOrigins: true, chunkRelations: true },
  });
  const filesOf = new Map(chunks.map(({ id, files = [] }) => [id, files]));
  return chunks.map((chunk) => ({
    files: [chunk.id, ...(chunk.siblings ?? [])].flatMap((id) => filesOf.get(id) ?? []),
    modules: (chunk.modules ?? []).map((module) => module.nameForCondition ?? module.name ?? ''),
    origins: (chunk.origins ?? []).map((origin) => origin.moduleIdentifier),
  }));
}

export interface Built {
  readonly chunks: readonly BuiltChunk[];
  /** By name of an `import()` chunk, all its files, also shared ones. */
  readonly filesOfImport: Readonly<Record<string, readonly string[]>>;
  /** Names of the modules that it takes from the page's share scope. */
  readonly taken: readonly string[];
  readonly consumers: Record<string, string[]>;
  readonly provided: readonly string[];
}

function filesOfImports(stats: Rspack.Stats): Record<string, string[]> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name),
    ]),
  );
}

const consumed = 'consume-shared-module';

/** `consume shared module (default) react@^19.0.0 …` gives `react`. */
const sharedName = (module: Rspack.Module) =>
  module.identifier().replace(/^.+? module \(.+?\) (@?[^@]+)@.*$/, '$1');

const scriptsOf = (chunk: Rspack.Chunk) => [...chunk.files].filter((path) => path.endsWith('.js'));

/** Modules of several chunks may be split off into a chunk without a script, which loads with those chunks. */
const scriptsWith = (chunk: Rspack.Chunk): string[] => {
  const own = scriptsOf(chunk);
  if (own.length > 0) return own;
  return [...chunk.groupsIterable].flatMap((group) =>
    group.chunks.filter(({ name }) => name && name === group.name).flatMap(scriptsOf),
  );
};

function consumersOf(stats: Rspack.Stats): Record<string, string[]> {
  const { chunks, chunkGraph } = stats.compilation;
  const byScript = new Map<string, string[]>();
  for (const chunk of chunks) {
    const modules = chunkGraph.getChunkModules(chunk).filter((module) => module.type === consumed);
    if (modules.length === 0) continue;
    for (const path of scriptsWith(chunk))
      byScript.set(path, [...(byScript.get(path) ?? []), ...modules.map(sharedName)].sort());
  }
  return Object.fromEntries([...byScript].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sharedNames(stats: Rspack.Stats, type: typeof consumed | 'provide-module'): string[] {
  const modules = [...stats.compilation.modules];
  const names = modules.filter((module) => module.type === type).map(sharedName);
  return [...new Set(names)].sort();
}

const builtOf = (stats: Rspack.Stats): Built => ({
  chunks: chunksOf(stats),
  filesOfImport: filesOfImports(stats),
  taken: sharedNames(stats, consumed),
  consumers: consumersOf(stats),
  provided: sharedNames(stats, 'provide-module'),
});

type BeforeBuild = Pick<Release, 'remote' | 'id' | 'globalName' | 'contract' | 'entry'>;
export type AfterBuild = Omit<Release, keyof BeforeBuild | 'files'>;

/** Writes `release.json` beside the built files: the manifest that the server checks, stores and serves. */
export const releasePlugin = (
  before: BeforeBuild,
  readBuild: (distPath: string, files: string[], built: Built) => AfterBuild,
): RsbuildPlugin => ({
  name: 'hawiyat:release',
  setup(api) {
    api.onAfterBuild(({ stats }) => {
      const { distPath } = api.context;
      const paths = readdirSync(distPath, { recursive: true, withFileTypes: true })
        .filter((item) => item.isFile() && !notServed.test(item.name))
        .map((item) => relative(distPath, join(item.parentPath, item.name)))
        .sort();
      const files = paths.map((path) => {
        const bytes = readFileSync(join(distPath, path));
        const digest = createHash('sha384').update(bytes).digest('base64');
        return { path, integrity: `sha384-${digest}`, bytes: bytes.length };
      });
      const built = builtOf(stats as Rspack.Stats);
      const release: Release = { ...before, ...readBuild(distPath, paths, built), files };
      writeFileSync(join(distPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  },
});

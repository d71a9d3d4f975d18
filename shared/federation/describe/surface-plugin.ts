import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Release } from '../../contract/releases.ts';
import { remotes } from '../../contract/remotes.ts';
import { fingerprintsOf } from '../surface/fingerprints.ts';
import type { Surface } from '../surface/surface.ts';
import { importsOf } from './imports-of.ts';
import { keptSurface } from './kept-surface.ts';
import { pick } from './pick.ts';
import { routesOf } from './routes-of.ts';

const file = 'surface.json';

type Told = Pick<Release, 'surface' | 'fingerprints' | 'imports' | 'routes' | 'claims'>;

function surfacePlugin(read: () => { surface: Surface; release: Told }) {
  let told: Told = {};
  const plugin: RsbuildPlugin = {
    name: 'hawiyat:surface',
    setup(api) {
      api.onAfterBuild(() => {
        const { surface, release } = read();
        writeFileSync(join(api.context.distPath, file), JSON.stringify(surface));
        told = { surface: file, ...release };
      });
    },
  };
  return { plugin, told: () => told };
}

/**
 * Writes what a host provides beside its built files, where they are listed and signed with the others.
 * @param root the checkout's folder
 * @returns `told`: what stands of it in the release, once it is built
 */
export function hostSurface(root: string) {
  return surfacePlugin(() => {
    const surface = keptSurface(root);
    const claims = Object.entries(remotes).map(([name, { paths }]) => [name, [...paths]]);
    return {
      surface,
      release: { fingerprints: fingerprintsOf(surface), claims: Object.fromEntries(claims) },
    };
  });
}

/**
 * The same of a remote: what it imports.
 * @param entry path of its exposed module
 */
export function remoteSurface(root: string, entry: string) {
  return surfacePlugin(() => {
    const surface = pick(keptSurface(root), importsOf(root, entry));
    return { surface, release: { imports: fingerprintsOf(surface), routes: routesOf(entry) } };
  });
}

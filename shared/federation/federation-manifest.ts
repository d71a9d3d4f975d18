import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Assets {
  readonly js: { readonly sync: string[] };
  readonly css: { readonly sync: string[] };
}

/** What the federation's own manifest tells about a build. It is read here, after the build, and by no browser. */
export interface FederationManifest {
  readonly exposes: readonly { readonly assets: Assets }[];
  readonly shared: readonly { readonly name: string; readonly assets: Assets }[];
}

/** Reads `mf-manifest.json` of a built folder. */
export function readFederationManifest(distPath: string): FederationManifest {
  return JSON.parse(readFileSync(join(distPath, 'mf-manifest.json'), 'utf8'));
}

/** The files that come at once with an exposed or shared module: scripts, then styles. */
export function filesOf({ assets }: { readonly assets: Assets }): string[] {
  return [...assets.js.sync, ...assets.css.sync];
}

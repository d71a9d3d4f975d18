import { createHash } from 'node:crypto';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { remoteContract } from '@hawiyat/shared/federation/remote';

const noTypes = JSON.stringify({ format: 1, modules: {}, files: {} });

const noNamesOf = (modules: readonly string[] = []): Record<string, string[]> =>
  Object.fromEntries(modules.map((module) => [module, []]));

/** What the publishing call takes. */
export interface SampleRelease {
  readonly release: Release;
  /** Contents in base64, by path. */
  readonly files: Record<string, string>;
}

/**
 * A made-up release, listed as its build would list it. Other contents give another id.
 * @param contents text of each file by path; the first one is the entry
 * @param about what the release says beside that
 */
export function sampleRelease(
  remote: Releasable,
  contents: Record<string, string>,
  about: Partial<Release> = {},
): SampleRelease {
  const paths = Object.keys(contents);
  const id = `1.0.0-${createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 10)}`;
  const all = remote === 'shell' ? { ...contents, 'types.json': noTypes } : contents;
  const files = Object.entries(all).map(([path, text]) => ({
    path,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    bytes: Buffer.byteLength(text),
  }));
  const globalName = `${remote}__${id}`.replace(/[^a-z0-9]/g, '_');
  const known = { remote, id, globalName, contract: remoteContract };
  return {
    release: {
      ...known,
      entry: paths[0] ?? '',
      preload: paths.slice(1),
      files,
      ...(remote === 'shell' ? { types: 'types.json' } : { importedNames: noNamesOf(about.consumes) }),
      ...about,
    },
    files: Object.fromEntries(
      Object.entries(all).map(([path, text]) => [path, Buffer.from(text).toString('base64')]),
    ),
  };
}

/** What the sample host has for its pages' HTML. */
export const inlineScripts = { head: 'head("</script><!--");', body: 'body();' };

/** A host, with what a host's page needs. @param more texts of further files by path */
export function sampleHost(more: Record<string, string> = {}): SampleRelease {
  const inline = { head: 'inline/head.js', body: 'inline/body.js' };
  const scripts = { [inline.head]: inlineScripts.head, [inline.body]: inlineScripts.body, ...more };
  return hostOf(scripts, { inline });
}

/** A host that has no scripts for its pages' HTML. */
export const hostWithoutInline = (): SampleRelease => hostOf({}, {});

function hostOf(scripts: Record<string, string>, about: Partial<Release>): SampleRelease {
  const contents = {
    'static/js/index.js': 'console.log("host");',
    'static/js/vendor.js': 'console.log("vendor");',
    'static/css/index.css': 'body { margin: 0 }',
    'static/font/arabic.woff2': 'font',
    'static/js/extra.js': 'console.log("extra");',
  };
  const preload = Object.keys(contents).filter((key) => key !== 'static/js/extra.js');
  const shares = { '@hawiyat/shared/ui/data': ['static/js/extra.js'] };
  return sampleRelease('shell', { ...contents, ...scripts }, { preload, shares, ...about });
}

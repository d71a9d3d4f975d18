import { createRequire } from 'node:module';

interface Shared {
  readonly singleton: true;
  readonly version?: string;
  readonly requiredVersion: string | false;
  readonly strictVersion?: true;
  readonly eager?: true;
  readonly import?: false;
}

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/** Libraries that exist once in the page, owned by the host. A remote accepts every later minor. */
const libraries: Readonly<Record<string, string>> = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  nanostores: versionOf('nanostores'),
  '@nanostores/react': versionOf('@nanostores/react'),
};

/** Modules of this repository that the host owns, by their source. They fit by their types, not by a version. */
const modules: Readonly<Record<string, string>> = {
  '@hawiyat/shared/client': 'shared/client/call.ts',
  '@hawiyat/shared/contract/core/schema': 'shared/contract/core/schema.ts',
  '@hawiyat/shared/query': 'shared/query/index.ts',
  '@hawiyat/shared/router': 'shared/router.ts',
  '@hawiyat/shared/state': 'shared/state.ts',
  '@hawiyat/shared/texts': 'shared/texts.ts',
  '@hawiyat/shared/ui': 'shared/ui/index.ts',
};

/** Also owned by the host, but loaded only when an area first imports it. */
export const lazilyShared = {
  '@hawiyat/shared/query/by-cursor': 'shared/query/create-cursor-query.ts',
  '@hawiyat/shared/ui/data': 'shared/ui/data/index.ts',
  '@hawiyat/shared/ui/toolbar': 'shared/ui/toolbar/index.ts',
  '@hawiyat/shared/ui/panels': 'shared/ui/panels/index.ts',
  '@hawiyat/shared/ui/card-list': 'shared/ui/list/card-list.tsx',
  '@hawiyat/shared/ui/list': 'shared/ui/list/index.ts',
  '@hawiyat/shared/ui/virtual-rows': 'shared/ui/list/virtual-rows.tsx',
  '@hawiyat/shared/ui/forms': 'shared/ui/forms/index.ts',
  '@hawiyat/shared/ui/dates': 'shared/ui/dates/index.ts',
};

export const sharedModules: Readonly<Record<string, string>> = { ...modules, ...lazilyShared };

const libraryOf = (version: string): Shared => ({
  singleton: true,
  requiredVersion: `^${version}`,
  strictVersion: true,
});
/** The host has no second version to choose from, so it does not compare; a remote does. */
const ownLibraryOf = (version: string): Shared => ({ ...anyVersion, version });
const anyVersion: Shared = { singleton: true, requiredVersion: false };
const module: Shared = { ...anyVersion, version: '1.0.0' };

/** What the host shares: in its first files, except what is lazy. */
export function sharedByHost(): Record<string, Shared> {
  const eager = [
    ...Object.entries(libraries).map(([name, version]) => [name, ownLibraryOf(version)] as const),
    ...Object.keys(modules).map((name) => [name, module] as const),
  ].map(([name, shared]) => [name, { ...shared, eager: true }] as const);
  const lazy = Object.keys(lazilyShared).map((name) => [name, module] as const);
  return Object.fromEntries([...eager, ...lazy]);
}

/** The same modules for a remote, which bundles none of them. */
export const takenFromHost = (): Record<string, Shared> =>
  Object.fromEntries(
    Object.entries(sharedByHost()).map(([name]) => {
      const version = libraries[name];
      return [name, { ...(version ? libraryOf(version) : anyVersion), import: false }];
    }),
  );

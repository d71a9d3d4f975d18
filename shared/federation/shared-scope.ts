import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/** Libraries and modules that exist once in the page, owned by the host (architecture, section 4 "State"). */
const hostOwned = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  nanostores: versionOf('nanostores'),
  '@nanostores/react': versionOf('@nanostores/react'),
  '@hawiyat/shared/client': '1.0.0',
  '@hawiyat/shared/contract/schema': '1.0.0',
  '@hawiyat/shared/router': '1.0.0',
  '@hawiyat/shared/state': '1.0.0',
  '@hawiyat/shared/ui': '1.0.0',
};

/** Also owned by the host, but loaded only when an area first asks for it. */
export const providedLate = {
  '@hawiyat/shared/ui/extra': { version: '1.0.0', source: 'shared/ui/extra/index.ts' },
};

const lateVersions = Object.fromEntries(
  Object.entries(providedLate).map(([name, { version }]) => [name, version]),
);

type SharedScope = Record<
  string,
  { singleton: true; requiredVersion: string; version?: string; eager?: boolean; import?: false }
>;

const scope = (
  modules: Record<string, string>,
  extra: (version: string) => { version?: string; eager?: boolean; import?: false },
): SharedScope =>
  Object.fromEntries(
    Object.entries(modules).map(([name, version]) => [
      name,
      { singleton: true, requiredVersion: `^${version}`, ...extra(version) },
    ]),
  );

/** What the host provides: the first page's libraries sit in its entry, so that no file waits for another. */
export function providedByHost(): SharedScope {
  return {
    ...scope(hostOwned, (version) => ({ version, eager: true })),
    ...scope(lateVersions, (version) => ({ version })),
  };
}

/** What a remote takes from the host and never brings along. */
export function takenFromHost(): SharedScope {
  return scope({ ...hostOwned, ...lateVersions }, () => ({ import: false }));
}

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name: string): string => require(`${name}/package.json`).version;

/** Libraries and modules that exist once in the page, owned by the host, by version. */
export const hostOwned = {
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

/** Also owned by the host, but loaded only when an area first imports it. */
export const lazilyShared = {
  '@hawiyat/shared/ui/extra': { version: '1.0.0', source: 'shared/ui/extra/index.ts' },
};

export const providedByHost: Readonly<Record<keyof typeof hostOwned | keyof typeof lazilyShared, string>> = {
  ...hostOwned,
  '@hawiyat/shared/ui/extra': lazilyShared['@hawiyat/shared/ui/extra'].version,
};

export function takenFromHost(): Record<string, { singleton: true; requiredVersion: string; import: false }> {
  return Object.fromEntries(
    Object.entries(providedByHost).map(([name, version]) => [
      name,
      { singleton: true, requiredVersion: `^${version}`, import: false },
    ]),
  );
}

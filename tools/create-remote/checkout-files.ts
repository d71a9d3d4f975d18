import { type NewRemote, sourcesOf } from '@hawiyat/sdk/create/remote-files';

const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/** Text by path of a new remote, with the versions in the `package.json` of an existing one. */
export function filesOf(
  remote: NewRemote,
  model: { dependencies: Record<string, string>; devDependencies: Record<string, string> },
): Record<string, string> {
  const pick = (from: Record<string, string>, names: string[]) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  const manifest = {
    name: `@hawiyat/${remote.name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    exports: { './remote': './src/remote.tsx' },
    scripts: { build: 'rsbuild build', test: 'node ../tools/start.mjs test-remote' },
    dependencies: pick(model.dependencies, ['@hawiyat/shared', 'nanostores', '@nanostores/react', 'react']),
    devDependencies: pick(model.devDependencies, [
      ...['@playwright/test', '@rsbuild/core', '@types/node', '@types/react', 'typescript', 'vitest'],
    ]),
  };
  return {
    'package.json': json(manifest),
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "lib": ["ES2023", "DOM", "DOM.Iterable"] },
  "include": ["**/*.ts", "**/*.tsx"],
  "exclude": ["node_modules", "dist"]
}
`,
    ...sourcesOf(remote),
  };
}

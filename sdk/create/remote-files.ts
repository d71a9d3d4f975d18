/** A sheet with lines. */
const receiptIcon = 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6';

interface NewRemote {
  name: string;
  path: string;
  title: string;
}

/** Where the first screen is: a folder of `src`. */
const featureOf = (path: string) => path.slice(1).replaceAll('/', '-');

/** The area that a new remote proposes for itself. */
const areaOf = ({ name, path, title }: NewRemote): AreaProposal => ({
  audience: 'company',
  owner: name,
  sections: [{ path, title, icon: receiptIcon, position: 50 }],
});

const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/**
 * The sources of a new remote, wherever it lives: one screen, one browser test that opens it, and what the trial of its
 * releases does there.
 * @param area what the platform has of it already
 * @returns text by path in the remote's folder
 */
export function sourcesOf(remote: NewRemote, area: object = areaOf(remote)): Record<string, string> {
  const { name, path, title } = remote;
  const feature = featureOf(path);
  const screen = `${feature.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase())}Screen`;
  return {
    'area.json': json(area),
    'rsbuild.config.ts': `import { defineRemote } from '@hawiyat/shared/federation/define-remote';

import { trial } from './trial.ts';

export default defineRemote('${name}', import.meta.dirname, { trial });
`,
    'trial.ts': `import type { TrialScreen } from '@hawiyat/shared/contract/platform/releases';

const heading = { role: 'heading', name: 'هنا يبدأ هذا القسم' };

/** What the trial of a release opens and presses. */
export const trial: TrialScreen[] = [
  // A step presses an element and says what appears:
  // steps: [{ press: { role: 'button', name: 'إضافة' }, shows: { role: 'dialog', name: 'إضافة' } }]
  { path: '${path}', shows: heading },
];
`,
    'src/remote.tsx': `import { type Remote, remoteContract } from '@hawiyat/shared/federation/remote';
import { ${screen} } from './${feature}/${feature}-screen.tsx';
import type { AreaProposal } from '@hawiyat/shared/contract/platform/areas';

export default {
  name: '${name}',
  contract: remoteContract,
  routes: [{ path: '${path}', element: <${screen} /> }],
} satisfies Remote;
`,
    [`src/${feature}/${feature}-screen.tsx`]: `import { Card, Heading } from '@hawiyat/shared/ui';

export function ${screen}() {
  return (
    <Card p="6">
      <Heading as="h2">هنا يبدأ هذا القسم</Heading>
    </Card>
  );
}
`,
    [`e2e/${feature}.test.ts`]: `import { expect, test } from '@hawiyat/shared/testing/panel';

test('the sidebar leads to the area, which opens', async ({ page, signIn }) => {
  await signIn();
  await page.getByRole('link', { name: '${title}', exact: true }).click();
  await expect(page).toHaveURL('${path}');
  await expect(page.getByRole('heading', { name: 'هنا يبدأ هذا القسم' })).toBeVisible();
});
`,
  };
}

/**
 * The files of a new remote in a checkout.
 * @param model `package.json` of an
 * existing remote, whose versions the new one gets
 * @returns text by path in the remote's folder
 */
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
    scripts: { build: 'rsbuild build', test: 'node ../tools/test-remote.mjs' },
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

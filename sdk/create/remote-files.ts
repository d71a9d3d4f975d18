import type { AreaProposal } from '@hawiyat/shared/contract/platform/areas';

/** A sheet with lines. */
const receiptIcon = 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6';

export interface NewRemote {
  name: string;
  path: string;
  title: string;
}

const featureOf = (path: string) => path.slice(1).replaceAll('/', '-');

const areaOf = ({ name, path, title }: NewRemote): AreaProposal => ({
  audience: 'company',
  owner: name,
  sections: [{ path, title, icon: receiptIcon, position: 50 }],
});

const json = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/** The sources of a new remote with one screen, its test and its trial, by path; `area` as the platform has it. */
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

import { expect, test } from 'vitest';
import { buildVariant, type Edit } from '../../testing/remote-variant.ts';

/** What the build of a remote prints when it fails. */
async function buildError(version: string, edits: readonly Edit[]): Promise<string> {
  const build = buildVariant('mf-fleet', version, edits);
  return build.then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

const imported = (path: string): Edit => ({
  file: 'src/remote.tsx',
  from: 'export default {',
  to: `import '${path}';\nexport default {`,
});

test('a build whose styles reach outside the release fails, and names file and line of each rule', {
  tags: ['slow'],
}, async () => {
  const output = await buildError('1.7.0', [
    imported('./page.css'),
    imported('./own.module.css'),
    { file: 'src/page.css', text: 'body { filter: invert(1) }\nnav { display: none !important }' },
    { file: 'src/own.module.css', text: '.row { color: red }\n\n:global(aside) { display: none }' },
  ]);
  expect(output).toContain('src/page.css:1 body: it styles elements outside the release');
  expect(output).toContain('src/page.css:2 nav: ');
  expect(output).toContain('src/own.module.css:3 :global(aside): ');
  expect(output).not.toContain('css-fence.ts');
});

test('a file that a module takes names from is checked as it was built', { tags: ['slow'] }, async () => {
  const output = await buildError('1.7.1', [
    {
      file: 'src/remote.tsx',
      from: 'export default {',
      to: "import own from './own.module.css';\nconsole.log(own);\nexport default {",
    },
    { file: 'src/own.module.css', text: ".row { composes: cell from './cell.module.css' }" },
    { file: 'src/cell.module.css', text: '.cell { color: red }\n:global(nav) { display: none }' },
  ]);
  expect(output).toMatch(/css:\d+ .*nav: it styles elements outside the release/);
});

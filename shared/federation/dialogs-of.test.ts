import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { dialogsOf } from './dialogs-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'hawiyat-dialogs-'));
afterEach(() => rmSync(folder, { recursive: true }));

/** Titles of the one dialog of a screen. */
function titles(screen: string, messages = ''): readonly string[] | undefined {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/messages.ts'), messages);
  writeFileSync(
    join(folder, 'src/screen.tsx'),
    `import { Card, Dialog } from '@hawiyat/shared/ui';
import { ConfirmDialog as Ask } from '@hawiyat/shared/ui/forms';
import { OtherDialog } from './other-dialog.tsx';
import { messages } from './messages.ts';
${screen}`,
  );
  return dialogsOf(folder)[0]?.titles;
}

test.each([
  ['as it stands', `export const x = <Dialog title="حذف" />;`, '', ['حذف']],
  ['in a constant', `const title = 'حذف';\nexport const x = <Ask title={title}>?</Ask>;`, '', ['حذف']],
  [
    'by a condition',
    `export const X = ({ is }) => <Dialog title={is ? messages.edit.title : 'إضافة'} />;`,
    `export const messages = { edit: { title: 'تعديل' } } as const;`,
    ['تعديل', 'إضافة'],
  ],
  [
    'taken from an object of another file',
    `export const X = ({ is }) => {
      const { title, ...texts } = is ? messages.edit : messages.add;
      return <Dialog title={title} {...texts} />;
    };`,
    `export const messages = { edit: { title: 'تعديل' }, add: { title: 'إضافة' } };`,
    ['تعديل', 'إضافة'],
  ],
  [
    'among the rest of an object',
    `export const X = () => {
      const { question, ...texts } = messages.deleting;
      return <Ask {...texts} question={question} />;
    };`,
    `export const messages = { deleting: { title: 'حذف', question: '؟' } };`,
    ['حذف'],
  ],
  ['of a parameter', `export const X = ({ title }) => <Dialog title={title} />;`, '', []],
])('a title %s is found', (_, screen, messages, found) => {
  expect(titles(screen, messages)).toEqual(found);
});

test('a place is file, line and column, and other components are no dialogs of the kit', () => {
  titles(`export const x = [\n  <Card />, <OtherDialog />,\n  <Dialog title="حذف" />,\n];`);
  expect(dialogsOf(folder)).toEqual([{ source: 'src/screen.tsx', line: 7, column: 2, titles: ['حذف'] }]);
});

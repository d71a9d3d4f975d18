import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { trackedFiles } from './testing/changed-files.ts';

const root = join(import.meta.dirname, '..');

/** What people read: the host, the areas, and what these share. The contract's sentences are the server's too. */
const read =
  /^(shell|mf-[a-z]+)\/src\/|^shared\/(client|components|lib|live|locale|query|session|state|ui)\//;
/** No texts: tests, developers' pages, whole documents and the scripts in them, which load alone, and what people type. */
const others =
  /\.(test|slow)\.|\/(examples|development|inline|legal)\/|^shared\/locale\/(normalize|search-)|-grammar\.ts$/;

const isArabic = (text: string) => /[\u0621-\u064a]/.test(text);
const makesTexts = new Set(['texts', 'noun']);

/** Arabic that stands outside of a chapter, by line. */
function strayTexts(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && makesTexts.has(node.expression.getText())) return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node);
    if (isText && isArabic(node.getText())) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} ${node.getText().trim().slice(0, 60)}`);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('every text of the panel stands in a chapter of a catalogue', async () => {
  const files = await trackedFiles(root, ['*.ts', '*.tsx']);
  const stray = files.filter((path) => read.test(path) && !others.test(path)).flatMap(strayTexts);
  expect(stray).toEqual([]);
});

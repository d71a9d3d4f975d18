import { expect, test } from 'vitest';
import { missingChunks } from './missing-chunks.mjs';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const entry = `s.sriHashes={dialogs:"${hash('a')}",7:"${hash('b')}","virtual-rows":"${hash('c')}"}`;
const release = (...letters: string[]) => ({ files: letters.map((letter) => ({ integrity: hash(letter) })) });

test.each([
  ['all there', ['a', 'b', 'c', 'd'], []],
  ['a script is missing', ['a', 'b'], ['virtual-rows']],
  ['two are missing', ['c'], ['dialogs', '7']],
])('the chunks that an entry loads: %s', (_, letters, missing) => {
  expect(missingChunks(release(...letters), entry)).toEqual(missing);
});

import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';

const text = 'رقم الهوية,اسم\r\n0012,علي';
const utf8 = new TextEncoder().encode(text);
const utf16 = (littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  [0xfeff, ...Array.from(text, (item) => item.charCodeAt(0))].forEach((unit, at) => {
    view.setUint16(at * 2, unit, littleEndian);
  });
  return view.buffer;
};
/** «علي» in Windows-1256. */
const windows = Uint8Array.of(0xda, 0xe1, 0xed);

test.each([
  ['UTF-8', [utf8], text],
  ['UTF-8 with a byte-order mark', [Uint8Array.of(0xef, 0xbb, 0xbf), utf8], text],
  ['UTF-16, little end first', [utf16(true)], text],
  ['UTF-16, big end first', [utf16(false)], text],
  ['Windows-1256, because it is no UTF-8', [windows, '\r\n'], 'علي\r\n'],
  ['an empty file', [], ''],
])('a file is understood in %s', async (_, parts, expected) => {
  expect(await fileText(new Blob(parts))).toBe(expected);
});

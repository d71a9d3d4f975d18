import { expect, test } from 'vitest';
import type { FileType } from '../core/file-type.ts';
import { photoTooLarge, pictureTooLarge, pictureWrong } from '../core/picture.ts';
import { documentTooLarge, documentWrong } from './documents.ts';
import { type FileKind, fileFault, heicWrong, typeOfFile } from './file-fault.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each<[string, string, FileType | null]>([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['a JPEG of a camera', '\xff\xd8\xff\xe1\0\x10Exif', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['an old GIF', 'GIF87a', 'image/gif'],
  ['a GIF', 'GIF89a', 'image/gif'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['another file of the same container', 'RIFF\x24\0\0\0WAVEfmt ', null],
  ['a telephone’s HEIC', '\0\0\0\x18ftypheic', 'image/heic'],
  ['a HEIC with several pictures', '\0\0\0\x18ftypmif1', 'image/heic'],
  ['a film of the same container', '\0\0\0\x18ftypmp42', null],
  ['a PDF', '%PDF-1.7\n', 'application/pdf'],
  ['a PDF behind a byte order mark', '\xef\xbb\xbf%PDF-1.4\n', 'application/pdf'],
  ['a PDF behind lines of a gateway', `${'X-Scanned: yes\r\n'.repeat(40)}\r\n%PDF-2.0\n`, 'application/pdf'],
  ['a PDF behind more than readers look for', `${' '.repeat(1024)}%PDF-1.4\n`, null],
  ['a page', '<!doctype html><img src=x>', null],
  ['a drawing that can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['a program', 'MZ\x90\0', null],
  ['nothing', '', null],
])('%s is known by its content, whatever it is called', async (_, content, type) => {
  const file = new File([bytes(content)], 'photo.jpg', { type: 'image/jpeg' });
  expect(await typeOfFile(file)).toBe(type);
});

const megabyte = 1024 * 1024;
test.each<[FileKind, FileType | null, number, string | undefined]>([
  ['logos', 'image/png', 2 * megabyte, undefined],
  ['logos', 'image/png', 2 * megabyte + 1, pictureTooLarge],
  ['logos', 'image/heic', 1, pictureWrong],
  ['logos', 'application/pdf', 1, pictureWrong],
  ['logos', null, 1, pictureWrong],
  ['photos', 'image/jpeg', 15 * megabyte, undefined],
  ['photos', 'image/jpeg', 15 * megabyte + 1, photoTooLarge],
  ['photos', 'image/heic', 1, heicWrong],
  ['photos', 'application/pdf', 1, pictureWrong],
  ['documents', 'application/pdf', 10 * megabyte, undefined],
  ['documents', 'application/pdf', 10 * megabyte + 1, documentTooLarge],
  ['documents', 'image/jpeg', 15 * megabyte, undefined],
  ['documents', 'image/jpeg', 15 * megabyte + 1, photoTooLarge],
  ['documents', 'image/heic', 1, heicWrong],
  ['documents', null, 1, documentWrong],
])('of %s, a file of type %s with %d bytes: %s', (kind, type, size, message) => {
  expect(fileFault(kind, type, size)?.message).toBe(message);
});

import { expect, test } from 'vitest';
import { pdfOf } from '../../testing/pdf.ts';
import { isSafePdf } from './pdf.ts';

const pdf = pdfOf();
const text = pdf.toString('latin1');
const bytes = (content: string) => Buffer.from(content, 'latin1');

test.each([
  ['a whole one', pdf],
  ['one of version 2', bytes(text.replace('%PDF-1.4', '%PDF-2.0'))],
  ['one with spaces behind its end', bytes(`${text}\r\n  \n`)],
  ['one that opens at its first page', pdfOf('/OpenAction [3 0 R /Fit] ')],
  ['one whose objects are in a stream', bytes(text.replace('xref\n0 4', '9 0 obj\n<<'))],
])('%s is accepted', (_, content) => {
  expect(isSafePdf(content)).toBe(true);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['the first mark alone', bytes('%PDF-1.4\n')],
  ['a page that calls itself one', bytes('<!doctype html><script>alert(1)</script>')],
  ['a page before it', bytes(`<script>alert(1)</script>\n${text}`)],
  ['a page behind it', bytes(`${text}<script>alert(1)</script>`)],
  ['an archive behind it', Buffer.concat([pdf, bytes('PK\x03\x04'), Buffer.alloc(2000)])],
  ['half of one', pdf.subarray(0, pdf.length / 2)],
  ['one without a last mark', bytes(text.replace('%%EOF', ''))],
  ['one whose table is elsewhere', bytes(text.replace(/startxref\n\d+/, 'startxref\n5'))],
  ['one whose table is behind its end', bytes(text.replace(/startxref\n\d+/, 'startxref\n99999999'))],
  ['a drawing (SVG)', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a script that begins like one', bytes('%PDF-1.4\n*/alert(1)//')],
  ['one with a script', pdfOf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >> ')],
  ['one with a script in another spelling', pdfOf('/OpenAction << /S /J#61vaScript >> ')],
  ['one that starts a program', pdfOf('/OpenAction << /S /Launch /F (cmd.exe) >> ')],
  ['one that carries files', pdfOf('/Names << /EmbeddedFiles 9 0 R >> ')],
  ['one with a form that scripts', pdfOf('/AcroForm << /XFA 9 0 R >> ')],
])('%s is refused', (_, content) => {
  expect(isSafePdf(content)).toBe(false);
});

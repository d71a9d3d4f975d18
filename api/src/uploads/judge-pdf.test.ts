import { expectLinear } from '@hawiyat/shared/testing/expect-linear';
import { expect, test } from 'vitest';
import { pdfOf } from '../../testing/pdf.ts';
import { judgePdf } from './judge-pdf.ts';

const pdf = pdfOf();
const text = pdf.toString('latin1');
const bytes = (content: string) => Buffer.from(content, 'latin1');
/** One with a further object, in front of its table. */
const pdfWith = (object: string, more = '') =>
  bytes(
    pdfOf(more)
      .toString('latin1')
      .replace('xref\n', `9 0 obj\n${object}\nendobj\nxref\n`)
      .replace(/startxref\n(\d+)/, (_, offset) => `startxref\n${Number(offset) + object.length + 16}`),
  );
const stream = (content: string, more = '') =>
  `<< /Length ${content.length} ${more}>>\nstream\n${content}\nendstream`;
const invoice = stream('<Invoice/>', '/Type /EmbeddedFile /Subtype /text#2Fxml ');
const shifted = (lines: string) =>
  bytes(
    lines + text.replace(/startxref\n(\d+)/, (_, offset) => `startxref\n${Number(offset) + lines.length}`),
  );

const page = '<!doctype html><script>alert(1)</script>';
const ofMail = 'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n';

test.each([
  ['a whole one', pdf],
  ['one with spaces behind its end', bytes(`${text}\r\n  \n`)],
  ['one with zeros behind its end', Buffer.concat([pdf, Buffer.alloc(5000)])],
  ['one of version 2', bytes(text.replace('%PDF-1.4', '%PDF-2.0'))],
  ['one that opens at its first page', pdfOf('/OpenAction [3 0 R /Fit] ')],
  ['one whose objects are in a stream', bytes(text.replace('xref\n0 4', '9 0 obj\n<<'))],
  ['an invoice with its XML (PDF/A-3)', pdfWith(invoice, '/Names << /EmbeddedFiles 9 0 R >> /AF [9 0 R] ')],
  ['one with a form', pdfOf('/AcroForm << /Fields [] >> ')],
  ['one with a reader’s password', bytes(text.replace('/Size 4', '/Encrypt 9 0 R /ID [<0A><0B>] /Size 4'))],
  ['one whose picture spells a name by chance', pdfWith(stream('\x01/XFA \xff/JavaScript(/Launch>>'))],
  [
    'one whose picture spells it behind hexadecimal text',
    pdfWith(`<< /Length 8 /A <AB>>>\nstream\n/XFA /JS\nendstream`),
  ],
  ['one whose text and remarks spell it', pdfWith('<< /Title (a \\) (b) /JavaScript) >> % /Launch')],
  ['one with a longer name', pdfOf('/JavaScripts /LaunchPad /XFAx ')],
  ['one with a font called JS', pdfOf('/Resources << /Font << /JS 9 0 R >> >> ')],
])('%s is kept byte for byte', (_, content) => {
  expect(judgePdf(content)).toEqual({ from: 0, head: 0, to: content.length });
});

test.each([
  ['a line end before it', bytes(`\r\n${text}`), 2],
  ['a byte order mark before it', bytes(`\xef\xbb\xbf${text}`), 3],
  ['a mail’s lines before it', bytes(ofMail + text), ofMail.length],
  ['a page before it', bytes(`${page}\n${text}`), page.length + 1],
  ['a gateway’s page behind it', bytes(`${text}${page}`), 0],
  ['an archive behind it', Buffer.concat([pdf, bytes('PK\x03\x04'), Buffer.alloc(2000)]), 0],
])('of one with %s only its own bytes are kept', (_, content, head) => {
  expect(judgePdf(content)).toEqual({ from: head, head, to: head + pdf.length });
});

test('where the table counts the bytes before it, too, they stay in number', () => {
  expect(judgePdf(shifted(ofMail))).toMatchObject({ from: 0, head: ofMail.length });
});

const damaged = 'pdf-damaged';
const scripts = 'pdf-scripts';
test.each([
  ['nothing', Buffer.alloc(0), damaged],
  ['the first mark alone', bytes('%PDF-1.4\n'), damaged],
  ['a page that calls itself one', bytes(page), damaged],
  ['half of one', pdf.subarray(0, pdf.length / 2), damaged],
  ['one whose second version is half there', bytes(`${text}9 0 obj\n<< /Type /Page`), damaged],
  ['one without a last mark', bytes(text.replace('%%EOF', '')), damaged],
  ['one whose table is elsewhere', bytes(text.replace(/startxref\n\d+/, 'startxref\n5')), damaged],
  [
    'one whose table is behind its end',
    bytes(text.replace(/startxref\n\d+/, 'startxref\n99999999')),
    damaged,
  ],
  ['one whose stream never ends', pdfWith(stream('x').replace('endstream', '')), damaged],
  [
    'a drawing (SVG)',
    bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    damaged,
  ],
  ['a script that begins like one', bytes('%PDF-1.4\n*/alert(1)//'), damaged],
  ['one with a script', pdfOf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >> '), scripts],
  ['one with a script in another spelling', pdfOf('/OpenAction << /S /J#61vaScript >> '), scripts],
  ['one with a script among its names', pdfWith('<< /Names [(a) << /S/JavaScript/JS(x)>>] >>'), scripts],
  ['one whose film scripts', pdfOf('/OpenAction << /S /Rendition /JS (x) >> '), scripts],
  ['one with a form that scripts', pdfOf('/AcroForm << /XFA 9 0 R >> '), scripts],
  ['one whose script hides in a stream', pdfWith(stream('7 0 obj << /S /JavaScript >> endobj')), scripts],
  [
    'one whose script hides behind a stream',
    pdfWith(`${stream('x')}\nendobj\n7 0 obj\n<< /S /JavaScript >>`),
    scripts,
  ],
  ['one whose script hides behind a text', pdfWith('<< /T (\\\\) /S /JavaScript >>'), scripts],
  ['one that starts a program', pdfOf('/OpenAction << /S /Launch /F (cmd.exe) >> '), 'pdf-starts-programs'],
  ['one that plays media', pdfOf('/A << /Subtype /RichMedia >> '), 'pdf-plays-media'],
])('%s is refused for its own reason', (_, content, fault) => {
  expect(judgePdf(content)).toEqual({ fault });
});

test.each([
  ['a remark of codes', (size: number) => `%${'#61'.repeat(size / 3)}\n`],
  ['names of codes', (size: number) => '/#61#61'.repeat(size / 7)],
  ['open brackets', (size: number) => '('.repeat(size)],
  [
    'streams in a stream',
    (size: number) => `<<>>stream\n${'1 0 obj<<>>stream\n'.repeat(size / 18)}endstream`,
  ],
  ['digits and spaces', (size: number) => '1 '.repeat(size / 2)],
  ['half-made objects', (size: number) => `<<>>stream\n${'1 1 obj '.repeat(size / 8)}endstream`],
])('the time that %s take rises as their length does, to ten megabytes', (_, content) => {
  expectLinear((size) => {
    const hostile = bytes(text.replace('%PDF-1.4\n', `%PDF-1.4\n${content(size)}\n`));
    // Where the table is found, all of it is read.
    const file = bytes(
      hostile
        .toString('latin1')
        .replace(
          /startxref\n(\d+)/,
          (_, offset) => `startxref\n${Number(offset) + hostile.length - text.length}`,
        ),
    );
    judgePdf(file);
  }, 10_000_000);
});

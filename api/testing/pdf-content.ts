import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** Texts in the order in which they are drawn, each piece as its font spells it. */
  readonly texts: readonly string[];
  /** Filled rectangles in points: left, top (from the bottom, as drawn), width, height. */
  readonly squares: readonly (readonly [number, number, number, number])[];
}

/** Reads what the server's own PDFs draw: their pages, texts by the fonts' maps to letters, and rectangles. */
export function pdfPages(bytes: Buffer): PdfPage[] {
  const objects = objectsOf(bytes);
  const letters = new Map(
    [...objects.values()].flatMap(({ head }) => {
      const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream;
      const name = /\/BaseFont \/\w+\+(\S+)/.exec(head)?.[1];
      return map && name ? [[head, lettersOf(map)] as const] : [];
    }),
  );
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const content = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '';
      const resources = objects.get(/\/Resources (\d+) 0 R/.exec(head)?.[1] ?? '')?.head ?? head;
      const fontOf = (name: string) =>
        letters.get(objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(resources)?.[1] ?? '')?.head ?? '');
      return { texts: textsOf(content, fontOf), squares: squaresOf(content) };
    });
}

function objectsOf(bytes: Buffer) {
  const objects = new Map<string, { readonly head: string; readonly stream: string }>();
  const source = bytes.toString('latin1');
  for (const { 1: id = '', 2: body = '' } of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', rest] = body.split('\nstream\n');
    const raw = Buffer.from(rest?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const stream = head.includes('/FlateDecode')
      ? inflateSync(raw).toString('latin1')
      : raw.toString('latin1');
    objects.set(id, { head, stream });
  }
  return objects;
}

/** By the glyph's number in hexadecimal digits. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { 1: first = '', 2: list = '' } of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [index, { 1: codes = '' }] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      letters.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  return letters;
}

function textsOf(content: string, fontOf: (name: string) => Map<string, string> | undefined): string[] {
  const texts: string[] = [];
  let font: Map<string, string> | undefined;
  for (const { 1: name, 2: pieces } of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fontOf(name);
    const glyphs = [...(pieces ?? '').matchAll(/<(\w+)>/g)].map(([, hex = '']) => hex).join('');
    const text = (glyphs.match(/.{4}/g) ?? []).map((glyph) => font?.get(glyph) ?? '').join('');
    if (pieces !== undefined) texts.push(text);
  }
  return texts;
}

function squaresOf(content: string) {
  return [...content.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re/g)].map(
    ([, x, y, width, height]) => [Number(x), Number(y), Number(width), Number(height)] as const,
  );
}

export type PdfVerdict =
  | {
      /** The first byte to keep, from which the PDF's table counts. */
      readonly from: number;
      /** The PDF's own first byte, behind a gateway's lines. */
      readonly head: number;
      readonly to: number;
    }
  | { readonly fault: 'pdf-damaged' | 'pdf-scripts' | 'pdf-starts-programs' | 'pdf-plays-media' };

/**
 * Compressed objects stay unread, so a PDF is only ever sent as a download. A worker gets the text of this function and
 * of `dangerousNames`, so both use nothing else from outside of themselves.
 */
export function judgePdf(given: Uint8Array): PdfVerdict {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const textOf = (start: number, end: number) => bytes.toString('latin1', Math.max(start, 0), end);
  const damaged = { fault: 'pdf-damaged' } as const;

  const head = textOf(0, 1024).search(/%PDF-[12]\.\d/);
  const end = bytes.lastIndexOf('%%EOF');
  if (head < 0 || end < head) return damaged;
  const offset = Number(/startxref\s+(\d{1,10})\s+$/.exec(textOf(end - 64, end))?.[1]);
  const isTable = (start: number) => /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(textOf(start, start + 64));
  // Most offsets count from the head; some programs count the bytes before it, too.
  const from = [head, 0].find((start) => isTable(start + offset));
  const tail = textOf(end + '%%EOF'.length, bytes.length);
  // Objects behind the last end are half of a later version.
  if (from === undefined || /\d\s+obj\b/.test(tail)) return damaged;

  const names = dangerousNames(bytes, head, end);
  if (!names) return damaged;
  if (names.has('Launch')) return { fault: 'pdf-starts-programs' };
  if (names.has('JavaScript') || names.has('XFA') || (names.has('JS') && names.has('Rendition')))
    return { fault: 'pdf-scripts' };
  if (names.has('RichMedia')) return { fault: 'pdf-plays-media' };
  const own = /^[\s\0]*$/.test(tail) ? tail : (/^(\r\n|[\r\n])?/.exec(tail)?.[0] ?? '');
  return { from, head, to: end + '%%EOF'.length + own.length };
}

/** Null for a damaged PDF. Only names in dictionaries count: others occur in texts, comments and pictures by chance. */
export function dangerousNames(bytes: Buffer, head: number, end: number): Set<string> | null {
  const textOf = (start: number, to: number) => bytes.toString('latin1', Math.max(start, 0), to);
  const space = 1;
  const kinds = new Uint8Array(256);
  for (const sign of '\0\t\n\f\r ') kinds[sign.charCodeAt(0)] = space;
  for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = 2;
  const kindOf = (at: number) => kinds[bytes[at] ?? 0];
  const wanted = new Set(['JavaScript', 'JS', 'Rendition', 'XFA', 'Launch', 'RichMedia']);
  const found = new Set<string>();
  let endOfStream = 0;

  let isBehindDictionary = false;
  for (let at = head; at < end; ) {
    const sign = String.fromCharCode(bytes[at] ?? 0);
    const next = bytes[at + 1];
    if (kindOf(at) === space) {
      at += 1;
      continue;
    }
    if (sign === '%') {
      at = afterComment(at);
      continue;
    }
    const isStream = isBehindDictionary && sign === 's' && textOf(at, at + 6) === 'stream';
    isBehindDictionary = sign === '>' && next === 0x3e;
    if (isStream) at = afterStream(at + 6);
    else if (isBehindDictionary || (sign === '<' && next === 0x3c)) at += 2;
    else if (sign === '<') at = bytes.indexOf('>', at) + 1 || end;
    else if (sign === '(') at = afterText(at);
    else if (sign === '/') at = afterName(at + 1);
    else at = afterWord(at + 1);
    if (at < 0) return null;
  }
  return found;

  function afterWord(start: number): number {
    let at = start;
    while (at < end && kindOf(at) === 0) at += 1;
    return at;
  }
  function afterComment(start: number): number {
    let at = start;
    while (at < end && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
    return at;
  }
  function afterText(start: number): number {
    let depth = 0;
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at];
      if (byte === 0x5c) at += 1;
      else if (byte === 0x28) depth += 1;
      else if (byte === 0x29) depth -= 1;
      if (depth === 0) return at + 1;
    }
    return end;
  }
  function afterName(start: number): number {
    let name = '';
    let at = start;
    for (; at < end && kindOf(at) === 0; at += 1) {
      if (name.length > 'JavaScript'.length) continue;
      // `#61` is another spelling of `a`.
      const code = bytes[at] === 0x23 ? Number.parseInt(textOf(at + 1, at + 3), 16) : Number.NaN;
      name += String.fromCharCode(Number.isNaN(code) ? (bytes[at] ?? 0) : code);
      if (!Number.isNaN(code)) at += 2;
    }
    if (wanted.has(name)) found.add(name);
    return Math.min(at, end);
  }
  /** Stops at an uncompressed object within the stream, else at its end; -1 without one. */
  function afterStream(start: number): number {
    if (endOfStream < start) endOfStream = bytes.indexOf('endstream', start);
    if (endOfStream < 0) return -1;
    for (let at = bytes.indexOf('obj', start); at >= 0 && at < endOfStream; at = bytes.indexOf('obj', at + 3))
      if (/\d\s+\d+\s+$/.test(textOf(at - 24, at)) && /^\s*<</.test(textOf(at + 3, at + 24))) return at + 3;
    return endOfStream;
  }
}

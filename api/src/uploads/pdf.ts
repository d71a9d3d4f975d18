/** Names of what acts when a document is opened, or carries other files. */
const active = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/;
/** Bytes at a file's end among which its last mark stands. */
const tail = 1024;

/**
 * Whether bytes are one whole PDF and nothing else: its mark at the very beginning, a table of its objects where the end
 * says, and nothing behind the end. What scripts, starts programs or carries files is refused as far as it stands in the
 * open; compressed parts are not searched, so a PDF is only ever sent as a download.
 */
export function isSafePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(text)) return false;
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-tail)) ?? [];
  if (offset === undefined) return false;
  // A table of objects, or the stream that holds one.
  if (!/^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(text.slice(Number(offset), Number(offset) + 64))) return false;
  // `#61` is another spelling of `a` in a name.
  const names = text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return !active.test(names);
}

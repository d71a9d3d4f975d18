/**
 * Decodes a text file as spreadsheets save it: UTF-8 or UTF-16 with a byte-order mark, UTF-8 without one,
 * else Windows-1256,
 * which Arabic spreadsheets use for CSV.
 * @returns its text, without the mark
 */
export async function fileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

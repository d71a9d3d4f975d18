/** Bytes of a file's beginning that tell its type: readers of PDF look for its mark in as many. */
export const headLength = 1024;

export type FileType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'image/webp'
  | 'application/pdf'
  | 'image/heic';

const marks: readonly (readonly [FileType, RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n.\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/heic', /^[\s\S]{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/],
  // Gateways put lines of mail before it, and programs a byte order mark.
  ['application/pdf', /%PDF-\d/],
];

/** A file's media type by its content: names and declared types are wrong or missing on many devices. */
export function fileType(head: Uint8Array): FileType | null {
  const text = String.fromCharCode(...head.subarray(0, headLength));
  return marks.find(([, mark]) => mark.test(text))?.[0] ?? null;
}

const signatures = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
] as const;

/**
 * Detects the format of a picture by its first bytes.
 * @returns the content type; null when it is not supported
 */
export function pictureType(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const found = signatures.find(([, at, signature]) => head.startsWith(signature, at));
  if (found?.[0] === 'image/webp' && !head.startsWith('RIFF')) return null;
  return found?.[0] ?? null;
}

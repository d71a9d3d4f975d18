/**
 * The page when no host is available; it needs no other file.
 * @param message one of our own texts: it is not escaped
 */
export function errorPage(message: string): string {
  return `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>منصة حاويات</title><p>${message}</p></html>`;
}

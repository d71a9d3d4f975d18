/**
 * The page when there is no panel to show. It needs nothing but itself.
 * @param message one of our own texts: it is written as it is
 */
export function errorPage(message: string): string {
  return `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>منصة حاويات</title><p>${message}</p></html>`;
}

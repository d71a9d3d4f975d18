/** @returns what a text means as an address, or null when it is none; not every browser has `URL.canParse` */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

import type { Composition } from '@hawiyat/shared/contract/releases';

/** The composition that the server wrote into this page. A page keeps it until it is loaded again. */
export function readComposition(): Composition {
  const text = document.getElementById('composition')?.textContent;
  if (!text) throw new Error('The page carries no composition');
  return JSON.parse(text);
}

// @ts-check
import { readLegalText } from './read-legal-text.mjs';

/**
 * Lets a module import a legal text's Markdown as data (LegalText). The build fails on a text that it cannot show.
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ factNames: readonly string[] }>}
 * @param {string} markdown
 * @returns {string} JSON
 */
export default function legalTextLoader(markdown) {
  return JSON.stringify(readLegalText(markdown, this.getOptions().factNames));
}

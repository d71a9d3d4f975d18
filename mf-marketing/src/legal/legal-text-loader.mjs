// @ts-check
import { parseLegalText } from './parse-legal-text.mjs';

/**
 * @this {import('@rsbuild/core').Rspack.LoaderContext<{ factNames: readonly string[] }>}
 * @param {string} markdown
 * @returns {string} JSON
 */
export default function legalTextLoader(markdown) {
  return JSON.stringify(parseLegalText(markdown, this.getOptions().factNames));
}

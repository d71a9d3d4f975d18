// @ts-check

/**
 * @import { Token } from 'marked'
 * @import { Inline, Line } from './legal-text.ts'
 */

/** Placeholders, and numbers whose signs the bidi algorithm would move to the other side in Arabic text. */
const specialText = /(\{[^{}]*\}|[{}]|\+\d[\d ]*\d|[+-]?\d+(?:[.,]\d+)*%|[+-]\d+)/;

/**
 * @param {readonly Token[]} tokens
 * @param {readonly string[]} factNames known placeholders
 * @returns {Line}
 * @throws {Error} naming what is wrong
 */
export function parseInline(tokens, factNames) {
  return tokens.flatMap((token) => inlineOf(token, factNames));
}

/** @param {Token} token @param {readonly string[]} factNames @returns {Inline[]} */
function inlineOf(token, factNames) {
  switch (token.type) {
    case 'strong':
      return [{ bold: parseInline(token.tokens ?? [], factNames) }];
    case 'escape':
      return [token.text];
    case 'text':
      if (/&#?\w+;/.test(token.text)) throw syntaxError('an HTML character', token);
      return token.text
        .split(specialText)
        .filter((/** @type {string} */ part) => part !== '')
        .map((/** @type {string} */ part) => runOf(part, factNames, token));
    case 'link':
      // marked turns a plain e-mail address into a link.
      if (token.href === `mailto:${token.text}`) return [{ ltr: token.text }];
  }
  throw syntaxError(`«${token.type}»`, token);
}

/** @param {string} text @param {readonly string[]} factNames @param {Token} token @returns {Inline} */
function runOf(text, factNames, token) {
  if (!specialText.test(text)) return text;
  if (!/[{}]/.test(text)) return { ltr: text };
  const fact = factNames.find((name) => text === `{${name}}`);
  if (!fact)
    throw syntaxError(
      `no placeholder ${text}; there are ${factNames.map((name) => `{${name}}`).join(' ')}`,
      token,
    );
  return { fact: /** @type {import('../components/fact-names.ts').FactName} */ (fact) };
}

/** @param {string} problem @param {Token | undefined} token @returns {Error} */
export function syntaxError(problem, token) {
  return new Error(`A legal text: ${problem}, at «${token?.raw.trim().slice(0, 80) ?? ''}»`);
}

// @ts-check

/**
 * @import { Token } from 'marked'
 * @import { Line, Words } from './legal-text.ts'
 */

/** Percentages, signed numbers and international phones, which the Arabic around them would turn; and placeholders. */
const special = /(\{[^{}]*\}|[{}]|\+\d[\d ]*\d|[+-]?\d+(?:[.,]\d+)*%|[+-]\d+)/;

/**
 * Reads the words of one line of a legal text.
 * @param {readonly Token[]} tokens
 * @param {readonly string[]} factNames placeholders that there are
 * @returns {Line}
 * @throws {Error} that names what is not understood
 */
export function readWords(tokens, factNames) {
  return tokens.flatMap((token) => wordsOf(token, factNames));
}

/** @param {Token} token @param {readonly string[]} factNames @returns {Words[]} */
function wordsOf(token, factNames) {
  switch (token.type) {
    case 'strong':
      return [{ bold: readWords(token.tokens ?? [], factNames) }];
    case 'escape':
      return [token.text];
    case 'text':
      if (/&#?\w+;/.test(token.text)) throw fault('an HTML character', token);
      return token.text
        .split(special)
        .filter((/** @type {string} */ part) => part !== '')
        .map((/** @type {string} */ part) => runOf(part, factNames, token));
    case 'link':
      // An address that is written out becomes a link by itself.
      if (token.href === `mailto:${token.text}`) return [{ ltr: token.text }];
  }
  throw fault(`«${token.type}»`, token);
}

/** @param {string} text @param {readonly string[]} factNames @param {Token} token @returns {Words} */
function runOf(text, factNames, token) {
  if (!special.test(text)) return text;
  if (!/[{}]/.test(text)) return { ltr: text };
  const fact = factNames.find((name) => text === `{${name}}`);
  if (!fact)
    throw fault(`no placeholder ${text}; there are ${factNames.map((name) => `{${name}}`).join(' ')}`, token);
  return { fact: /** @type {import('../parts/fact-names.ts').FactName} */ (fact) };
}

/** @param {string} what @param {Token | undefined} token @returns {Error} */
export function fault(what, token) {
  return new Error(`A legal text: ${what}, at «${token?.raw.trim().slice(0, 80) ?? ''}»`);
}

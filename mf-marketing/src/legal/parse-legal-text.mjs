// @ts-check
import { lexer } from 'marked';
import { parseInline, syntaxError } from './parse-inline.mjs';

/**
 * @import { Token, Tokens } from 'marked'
 * @import { Block, LegalText, Line } from './legal-text.ts'
 */

/**
 * Fails on everything that the page could not show, so the build finds it and not a reader.
 * @param {string} markdown one title, then sections numbered from 1; HTML comments are notes for editors
 * @param {readonly string[]} factNames known placeholders
 * @returns {LegalText}
 * @throws {Error} naming what is wrong and where
 */
export function parseLegalText(markdown, factNames) {
  const tokens = lexer(markdown).filter((token) => token.type !== 'space' && !isEditorNote(token));
  const [first, ...rest] = tokens;
  if (first?.type !== 'heading' || first.depth !== 1)
    throw syntaxError('must begin with its title, «# …»', first);

  /** @type {Token[]} */
  const intro = [];
  /** @type {{ number: number, title: string, tokens: Token[] }[]} */
  const sections = [];
  for (const token of rest) {
    if (token.type === 'heading' && token.depth < 3) sections.push(openSection(token, sections.length + 1));
    else (sections.at(-1)?.tokens ?? intro).push(token);
  }
  return {
    title: first.text,
    intro: blocksOf(intro, factNames),
    sections: sections.map(({ number, title, tokens }) => ({
      number,
      title,
      blocks: blocksOf(tokens, factNames),
    })),
  };
}

/** @param {Token} token */
const isEditorNote = (token) => token.type === 'html' && /^<!--.*-->\s*$/s.test(token.text);

/** @param {Tokens.Generic} token @param {number} number links rely on it */
function openSection(token, number) {
  const [, given, title = ''] = /^(\d+)\. ([^*{}]+)$/.exec(token.text) ?? [];
  if (token.depth !== 2 || given !== String(number))
    throw syntaxError(`here must be «## ${number}. …»`, token);
  return { number, title, tokens: [] };
}

/** @param {readonly Token[]} tokens @param {readonly string[]} factNames @returns {Block[]} */
function blocksOf(tokens, factNames) {
  /** @type {Block[]} */
  const blocks = [];
  const rest = [...tokens];
  for (let token = rest.shift(); token; token = rest.shift()) {
    if (token.type !== 'heading' || !token.text.endsWith('؟')) {
      blocks.push(blockOf(token, factNames));
      continue;
    }
    // The answer is everything up to the next heading.
    const next = rest.findIndex((entry) => entry.type === 'heading');
    const answer = rest.splice(0, next < 0 ? rest.length : next).map((entry) => blockOf(entry, factNames));
    if (answer.length === 0) throw syntaxError('a question without an answer', token);
    const item = { question: parseInline(token.tokens ?? [], factNames), answer };
    const last = blocks.at(-1);
    const before = last?.type === 'questions' ? last.items : [];
    if (last?.type === 'questions') blocks.pop();
    blocks.push({ type: 'questions', items: [...before, item] });
  }
  return blocks;
}

/** @param {Token} token @param {readonly string[]} factNames @returns {Block} */
function blockOf(token, factNames) {
  /** @param {{ tokens?: Token[] | undefined }} item @returns {Line} */
  const lineOf = (item) => parseInline(item.tokens ?? [], factNames);
  switch (token.type) {
    case 'heading':
      if (token.depth !== 3) throw syntaxError('a heading below «###»', token);
      return { type: 'heading', line: lineOf(token) };
    case 'paragraph':
      return { type: 'paragraph', line: lineOf(token) };
    case 'table':
      return {
        type: 'table',
        head: token.header.map(lineOf),
        rows: token.rows.map((/** @type {Tokens.TableCell[]} */ row) => row.map(lineOf)),
      };
    case 'list':
      if (token.ordered && token.start !== 1) throw syntaxError('a list that does not begin with 1', token);
      return {
        type: 'list',
        isOrdered: token.ordered,
        items: token.items.map((/** @type {Tokens.ListItem} */ item) => lineOf(onlyLineOf(item))),
      };
  }
  throw syntaxError(`«${token.type}»`, token);
}

/** @param {Tokens.ListItem} item @returns {{ tokens?: Token[] }} */
function onlyLineOf(item) {
  const [line, ...more] = item.tokens.filter((token) => token.type !== 'space');
  if (!line || !/^(text|paragraph)$/.test(line.type) || more.length > 0 || item.task)
    throw syntaxError('an item of a list that is more than one paragraph', item);
  return { tokens: 'tokens' in line && line.tokens ? line.tokens : [] };
}

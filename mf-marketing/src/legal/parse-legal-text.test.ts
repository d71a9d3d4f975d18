import { expect, test } from 'vitest';
import { parseLegalText } from './parse-legal-text.mjs';

const parse = (...lines: string[]) => parseLegalText(lines.join('\n\n'), ['legalName', 'email']);

test('Markdown becomes title, sections and their blocks', () => {
  const text = parse(
    '# العنوان',
    '<!-- a note for editors -->',
    'مقدمة {legalName}.',
    '## 1. الأولى',
    '- يُعاد **90%** منه.\n- راسلنا على help@hawiyat.sa',
    '| أ | ب |\n|---|---|\n| +966 11 234 5678 | 100% |',
    '## 2. الثانية',
    '### متى؟',
    'اليوم.',
    '### وأين؟',
    'هنا.',
  );
  expect(text).toEqual({
    title: 'العنوان',
    intro: [{ type: 'paragraph', line: ['مقدمة ', { fact: 'legalName' }, '.'] }],
    sections: [
      {
        number: 1,
        title: 'الأولى',
        blocks: [
          {
            type: 'list',
            isOrdered: false,
            items: [
              ['يُعاد ', { bold: [{ ltr: '90%' }] }, ' منه.'],
              ['راسلنا على ', { ltr: 'help@hawiyat.sa' }],
            ],
          },
          {
            type: 'table',
            head: [['أ'], ['ب']],
            rows: [[[{ ltr: '+966 11 234 5678' }], [{ ltr: '100%' }]]],
          },
        ],
      },
      {
        number: 2,
        title: 'الثانية',
        blocks: [
          {
            type: 'questions',
            items: [
              { question: ['متى؟'], answer: [{ type: 'paragraph', line: ['اليوم.'] }] },
              { question: ['وأين؟'], answer: [{ type: 'paragraph', line: ['هنا.'] }] },
            ],
          },
        ],
      },
    ],
  });
});

test.each([
  ['an unknown placeholder', '{legalname}', 'no placeholder {legalname}; there are {legalName} {email}'],
  ['an empty placeholder', 'في {}', 'no placeholder {}'],
  ['a brace that is not closed', 'في {email', 'no placeholder {'],
  ['HTML', 'a <b>b</b>', '«html», at «<b>»'],
  ['a link', '[هنا](https://a.example)', '«link»'],
  ['a quotation', '> قول', '«blockquote», at «> قول»'],
  ['a list in a list', '- أ\n  - ب', 'an item of a list that is more than one paragraph'],
  ['a list that begins later', '3. أ', 'a list that does not begin with 1'],
  ['a question without an answer', '### متى؟', 'a question without an answer'],
  ['a section out of order', '## 3. الثالثة', 'here must be «## 2. …», at «## 3. الثالثة»'],
])('%s fails the build with its position', (_, line, message) => {
  expect(() => parse('# العنوان', '## 1. الأولى', line)).toThrow(message);
});

test('a text without a title fails the build', () => {
  expect(() => parse('## 1. الأولى')).toThrow('must begin with its title');
});

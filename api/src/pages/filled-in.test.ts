import { samplePublisher } from '@hawiyat/shared/contract/platform/settings';
import { publicFacts } from '@hawiyat/shared/locale/public-facts';
import { expect, test } from 'vitest';
import { filledIn } from './filled-in.ts';

const legalName = `A & B <b>"it's"</b></p><script>alert(1)</script> {email}`;
const facts = publicFacts({ ...samplePublisher, legalName, email: 'care@hawiyat.sa' }, '2027');

const page = (html: string) => ({ title: 'حاويات', description: '', html });

test('placeholders become the configured values, and other words in braces stay', () => {
  const html = '<p>© {year} {email}{emailRemark}</p><a href="mailto:{email}">{unknown} {}</a>';
  expect(filledIn(page(html), facts).html).toBe(
    '<p>© 2027 care@hawiyat.sa</p><a href="mailto:care@hawiyat.sa">{unknown} {}</a>',
  );
});

test('any name stays plain text, in elements and in attributes, and is not a placeholder itself', () => {
  const { html } = filledIn(page('<p title="{legalName}">{legalName}</p>'), facts);
  const inside = /^<p title="([^"<>']*)">([^<>"']*)<\/p>$/.exec(html);
  expect(inside?.[1]).toBe(inside?.[2]);
  expect(html).toContain('A &#38; B &#60;b&#62;&#34;it&#39;s&#34;&#60;/b&#62;');
  expect(html).toContain('{email}');
});

test('in metadata for search engines it stays plain text too', () => {
  const structuredData = { publisher: { legalName: '{legalName}', email: ['{email}'] } };
  expect(filledIn({ ...page(''), structuredData }, facts).structuredData).toEqual({
    publisher: { legalName, email: ['care@hawiyat.sa'] },
  });
});

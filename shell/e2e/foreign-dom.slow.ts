import { expect, type Page, test } from '@playwright/test';
import { openReactLab } from './react-lab.ts';

// The tests are independent, so workers can share this file.
test.describe.configure({ mode: 'parallel' });

/** What strangers do with the texts that the page has drawn and they have not changed yet. */
const strangers: Record<string, (texts: Text[], replacement: (text: Text) => Element) => void> = {
  'a translator replaces each text': (texts, replacement) => {
    for (const text of texts) text.replaceWith(replacement(text));
  },
  'a translator puts its own before each text and takes the text away': (texts, replacement) => {
    for (const text of texts) {
      text.before(replacement(text));
      text.remove();
    }
  },
  'a translator puts its own behind each text and takes the text away': (texts, replacement) => {
    for (const text of texts) {
      text.after(replacement(text));
      text.remove();
    }
  },
  'one replacement stands for neighbors': (texts, replacement) => {
    const [first, ...others] = texts.filter((text) => text.parentNode?.nodeName === 'P');
    if (!first) return;
    const joined = document.createTextNode([first, ...others].map(({ data }) => data).join(''));
    first.replaceWith(replacement(joined));
    for (const text of others) text.remove();
  },
  'an extension wraps each text into a link': (texts) => {
    for (const text of texts) {
      const link = document.createElement('a');
      text.before(link);
      link.append(text);
    }
  },
  'an extension makes links of numbers within texts': (texts) => {
    for (const text of texts) {
      const at = text.data.search(/\d/);
      if (at < 0) continue;
      const number = text.splitText(at);
      const link = document.createElement('a');
      link.append(number.data);
      number.replaceWith(link);
    }
  },
  'an extension takes each text away': (texts) => {
    for (const text of texts) text.remove();
  },
};

/** Lets a stranger run once over the page, like a script of its own. */
const change = (page: Page, stranger: (typeof strangers)[string]) =>
  page.evaluate(`(${stranger})((${unchanged})(lab.container), ${replacement})`);

const unchanged = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('font, a')) texts.push(text);
  }
  return texts;
};
const replacement = ({ data }: Text): Element => {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(data);
  return font;
};

/** Draws the children, a capital as an element of its own. @returns what the page then shows */
const draw = (page: Page, ...children: (string | null)[]) =>
  page.evaluate((children) => {
    lab.draw(...children.map((text, i) => (text && /^[A-Z]/.test(text) ? lab.element('b', i, text) : text)));
    return lab.container.textContent;
  }, children);

test.beforeEach(({ page }) => openReactLab(page));

for (const [name, stranger] of Object.entries(strangers)) {
  test(`${name}, and what is drawn later is shown all the same`, async ({ page }) => {
    const takesAway = name.endsWith('takes each text away');
    await draw(page, 'عدد ', '5', ' حاويات');
    for (const number of ['7', '12', '20']) {
      await change(page, stranger);
      const shown = await draw(page, 'عدد ', number, ' حاويات');
      if (!takesAway) expect(shown).toBe(`عدد ${number} حاويات`);
    }

    await draw(page, 'a1', null, 'c3', 'D');
    await change(page, stranger);
    const shown = await draw(page, 'a1', 'b2', 'c3', 'D');
    if (!takesAway) expect(shown).toBe('a1b2c3D');
    await change(page, stranger);
    await draw(page, null, 'b4', null, 'D');
    const rest = await draw(page, null, 'b2', null, 'D');
    if (!takesAway) expect(rest).toBe('b2D');
    await change(page, stranger);
    expect(await draw(page, null, null, null, null)).toBe('');
    expect(await page.evaluate(() => lab.container.innerHTML)).toBe('<p></p>');
  });
}

test('an element that an extension has wrapped is removed with its wrapper, and others come before it', async ({
  page,
}) => {
  await draw(page, null, 'B');
  await page.evaluate(() => {
    const bold = lab.container.querySelector('b');
    const wrapper = document.createElement('div');
    bold?.replaceWith(wrapper);
    wrapper.append(bold ?? '');
  });
  expect(await draw(page, 'A', 'B')).toBe('AB');
  await draw(page, 'A', null);
  expect(await page.evaluate(() => lab.container.innerHTML)).toBe('<p><b>A</b></p>');
});

test('a translation that is taken back is as if it had never been', async ({ page }) => {
  await draw(page, 'عدد ', '5');
  await page.evaluate(() => {
    const [text] = lab.container.firstChild?.childNodes ?? [];
    const font = document.createElement('font');
    (text as Text).replaceWith(font);
    font.replaceWith(text ?? '');
  });
  expect(await draw(page, 'عدد: ', '6')).toBe('عدد: 6');
  expect(await draw(page, null, '6')).toBe('6');
});

test('what others have added beside stays', async ({ page }) => {
  await draw(page, 'A', 'b');
  await page.evaluate(() => {
    const icon = document.createElement('i');
    icon.append('*');
    lab.container.querySelector('b')?.after(icon);
  });
  expect(await draw(page, 'A', 'c')).toBe('A*c');
  expect(await draw(page, null, 'c')).toBe('*c');
});

test('calls are counted that somebody else made necessary, and no others', async ({ page }) => {
  const count = () => page.evaluate(() => lab.foreign.foreignChanges());
  for (const children of [['a', 'b'], ['a', 'c'], ['c'], ['A', 'B'], ['B', 'c'], ['a', 'b']])
    await draw(page, ...children);
  expect(await count()).toEqual({ guardedCalls: 0, isAltered: false });
  await change(page, strangers['an extension wraps each text into a link'] ?? (() => {}));
  await draw(page, 'a', null);
  expect(await count()).toEqual({ guardedCalls: 1, isAltered: true });
});

test('an error of the page itself stays one', async ({ page }) => {
  await draw(page, 'A', 'B');
  const errors = await page.evaluate(() => {
    const [first, second] = lab.container.querySelectorAll('b');
    const parent = first?.parentElement;
    if (!first || !second || !parent) throw new Error('Nothing was drawn');
    const never = document.createElement('u');
    const nameOf = (call: () => void) => {
      try {
        call();
      } catch (error) {
        return (error as Error).name;
      }
      return 'none';
    };
    return [
      () => parent.removeChild(never),
      () => parent.insertBefore(never, lab.container),
      () => lab.container.removeChild(first),
      () => parent.removeChild(first),
      () => parent.removeChild(first),
      () => parent.insertBefore(never, first),
      () => parent.insertBefore(first, second),
    ].map(nameOf);
  });
  const notFound = 'NotFoundError';
  expect(errors).toEqual([notFound, notFound, notFound, 'none', notFound, notFound, 'none']);
});

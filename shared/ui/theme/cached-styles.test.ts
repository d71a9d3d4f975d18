import { createSystem, defaultBaseConfig, defineStyle } from '@chakra-ui/react';
import { css as serialized } from '@emotion/react';
import { expect, test } from 'vitest';
import { cachedStyles } from './cached-styles.ts';

const plain = createSystem(defaultBaseConfig);
const system = cachedStyles(plain);
const recipe = { base: { p: '4', _hover: { color: 'red' } }, variants: { size: { sm: { p: '2' } } } };
const own = defineStyle({ color: 'blue', '& h2': { fontWeight: '600' } });

test('an element is styled as without keeping: by its recipe, its variant, and what it has of its own', () => {
  const sm = { size: 'sm' } as const;
  const unkept = plain.cva(recipe);
  const kept = system.cva(recipe);
  const text = (styles: object) => Reflect.get(styles, 'styles') ?? serialized(styles as never).styles;
  expect(text(system.css(kept({})))).toBe(text(plain.css(unkept({}))));
  expect(text(system.css(kept(sm)))).toBe(text(plain.css(unkept(sm))));
  expect(text(system.css(kept(sm), own))).toBe(text(plain.css(unkept(sm), own)));
  expect(text(system.css({}, own))).toBe(text(plain.css(own)));
  expect(text(system.css(kept(sm), own))).not.toBe(text(system.css(kept({}), own)));
});

test('what an element was styled with is kept, so that rendering it again creates nothing', () => {
  const kept = system.cva(recipe);
  expect(system.cva(recipe)).toBe(kept);
  expect(system.css(kept({}), {})).toBe(system.css(kept({}), {}));
  expect(system.css(kept({}), { ...own })).toBe(system.css(kept({}), { ...own }));
  expect(system.css(kept({}), { color: 'green' })).not.toBe(system.css(kept({}), own));
});

import { createSystem, defaultBaseConfig, defineStyle } from '@chakra-ui/react';
import { css as serialized } from '@emotion/react';
import { expect, test } from 'vitest';
import { cachedStyles } from './cached-styles.ts';

const plain = createSystem(defaultBaseConfig);
const system = cachedStyles(plain);
const recipe = { base: { p: '4', _hover: { color: 'red' } }, variants: { size: { sm: { p: '2' } } } };
const own = defineStyle({ color: 'blue', '& h2': { fontWeight: '600' } });

test('cached styles equal uncached ones: recipe, variant and own styles', () => {
  const sm = { size: 'sm' } as const;
  const uncached = plain.cva(recipe);
  const cached = system.cva(recipe);
  const text = (styles: object) => Reflect.get(styles, 'styles') ?? serialized(styles as never).styles;
  expect(text(system.css(cached({})))).toBe(text(plain.css(uncached({}))));
  expect(text(system.css(cached(sm)))).toBe(text(plain.css(uncached(sm))));
  expect(text(system.css(cached(sm), own))).toBe(text(plain.css(uncached(sm), own)));
  expect(text(system.css({}, own))).toBe(text(plain.css(own)));
  expect(text(system.css(cached(sm), own))).not.toBe(text(system.css(cached({}), own)));
});

test('rendering again reuses the styles', () => {
  const cached = system.cva(recipe);
  expect(system.cva(recipe)).toBe(cached);
  expect(system.css(cached({}), {})).toBe(system.css(cached({}), {}));
  expect(system.css(cached({}), { ...own })).toBe(system.css(cached({}), { ...own }));
  expect(system.css(cached({}), { color: 'green' })).not.toBe(system.css(cached({}), own));
});

import type { SystemContext } from '@chakra-ui/react';
import { type CSSObject, css as serialized } from '@emotion/react';

/**
 * The same system, keeping what it made of a style for as long as the style is there. By itself it makes each element's recipe
 * again, and its CSS text, with each time that the element is drawn: half of all script of a click in the sidebar.
 * @param system of whose recipes and styles none is changed after it was given
 */
export function cachedStyles({ css, cva, ...system }: SystemContext): SystemContext {
  const recipes = new WeakMap<object, ReturnType<typeof cva>>();
  const unmixed = new WeakMap<object, CSSObject>();
  const texts = new WeakMap<object, object>();
  return {
    ...system,
    cva: (recipe: Parameters<typeof cva>[0]) => kept(recipes, recipe, () => cva(recipe)),
    css(...styles: Parameters<typeof css>) {
      const [first, ...others] = styles.filter((object) => object && Object.keys(object).length > 0);
      // An element with nothing of its own wears what its recipe came to, which is always the same object.
      const style: CSSObject =
        first && others.length === 0 ? kept(unmixed, first, () => css(first)) : css(...styles);
      // Emotion takes what is serialized already as it is.
      return kept(texts, style, () => serialized(style));
    },
  } as SystemContext;
}

function kept<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  make: () => NoInfer<Value>,
): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

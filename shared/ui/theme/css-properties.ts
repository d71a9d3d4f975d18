/**
 * Stands in the host's build for the list of all CSS properties that the kit's library brings along (2 KB): the browser
 * has that list itself.
 */
const known = document.documentElement.style;

/** Whether a prop of a component is a style: a CSS property, a variable, or a selector. */
export const isCssProperty = (name: string): boolean =>
  name in known || name.startsWith('--') || /[&@]/.test(name);

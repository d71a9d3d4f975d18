/**
 * Stands in the host's build for the list of all CSS properties that the kit's library brings along (2 KB): the browser
 * knows them itself.
 */
const known = new Map<string, boolean>();

/** Descriptors of at-rules stand among a browser's style names too, and `src` is none that an element could wear. */
function isProperty(name: string): boolean {
  const hyphened = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name.startsWith('--') || /[&@]/.test(name) || CSS.supports(hyphened, 'inherit');
}

/** Whether a prop of a component is a style: a CSS property, a variable, or a selector. */
export function isCssProperty(name: string): boolean {
  const answer = known.get(name) ?? isProperty(name);
  known.set(name, answer);
  return answer;
}

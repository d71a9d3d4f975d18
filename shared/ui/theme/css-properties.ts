/** Replaces Chakra's list of all CSS properties (2 KB) in the host's build, because the browser knows them. */
const known = new Map<string, boolean>();

/** A browser's style names include descriptors of at-rules; `src` is also an attribute. */
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

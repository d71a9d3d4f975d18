import type { Selector, SelectorComponent } from 'lightningcss';

export interface OwnNames {
  /** The file is a CSS module: its classes and ids become the release's, except in `:global()`. */
  readonly isModule: boolean;
  /** Whether a class that no CSS module renames is the release's. */
  readonly isOwnClass: (name: string) => boolean;
}

/** Whether every styled element has an own name or is inside of one that has: `html.dark .own` does. */
export function isOwnSelector(selector: Selector, names: OwnNames, startsInside = false): boolean {
  const isFromParent = startsInside && !selector.some(({ type }) => type === 'nesting');
  // An own element may stand beside the host's elements, one inside it may not.
  let at: 'outside' | 'own' | 'inside' = isFromParent ? 'inside' : 'outside';
  for (const [index, { combinator, parts }] of compoundsOf(selector).entries()) {
    const isSibling = combinator === 'next-sibling' || combinator === 'later-sibling';
    const isBelow = index > 0 && !isSibling && at !== 'outside';
    if (isBelow || (isSibling && at === 'inside')) at = 'inside';
    else if (parts.some((part) => isOwnPart(part, names))) at = 'own';
    else if (index > 0 || !isFromParent) at = 'outside';
  }
  return at !== 'outside';
}

function isOwnPart(part: SelectorComponent, names: OwnNames): boolean {
  switch (part.type) {
    case 'class':
      return names.isModule || names.isOwnClass(part.name);
    case 'id':
      return names.isModule;
    case 'nesting':
      return true;
    case 'pseudo-class':
      if (part.kind === 'is' || part.kind === 'where' || part.kind === 'any')
        return part.selectors.every((selector) => isOwnSelector(selector, names));
      if (part.kind === 'local') return isOwnSelector(part.selector, names);
      if (part.kind === 'global') return isOwnSelector(part.selector, { ...names, isModule: false });
      return false;
    default:
      return false;
  }
}

interface Compound {
  readonly combinator: string | null;
  readonly parts: SelectorComponent[];
}

/** `.a > b:hover` has two: `.a`, and `b:hover` after `child`. */
function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ combinator: null, parts: [] }];
  for (const part of selector) {
    if (part.type === 'combinator' && part.value !== 'pseudo-element')
      compounds.push({ combinator: part.value, parts: [] });
    else compounds.at(-1)?.parts.push(part);
  }
  return compounds;
}

import { type Rule, type Selector, type StyleRule, transform } from 'lightningcss';
import { isOwnSelector, type OwnNames } from './own-selector.ts';

export interface Trespass {
  readonly line: number;
  readonly rule: string;
  readonly reason: string;
}

/** Their names are the whole page's: a second one of a name replaces the host's. */
const pageWide = new Set([
  'font-face',
  'property',
  'counter-style',
  'font-palette-values',
  'font-feature-values',
]);

/** What `html:has(.own)` may set: the canvas of the page. The build adds variables to a color scheme. */
const ofCanvas =
  /^(scroll-behavior|scroll-padding.*|background(-color)?|color-scheme|--lightningcss-(light|dark))$/;

/** Finds selectors of elements outside the release and names of the whole page. @throws the parser's SyntaxError */
export function trespassesOf(code: string, filename: string, names: OwnNames): Trespass[] {
  const found: Trespass[] = [];
  transform({
    filename,
    code: Buffer.from(code),
    cssModules: names.isModule,
    visitor: {
      StyleSheet({ rules }) {
        for (const rule of rules as Rule[]) judge(rule, false);
      },
    },
  });
  return found;

  function judge(rule: Rule, isInside: boolean): void {
    if (rule.type === 'style') {
      judgeStyle(rule.value, isInside);
      return;
    }
    const reason = reasonAgainst(rule);
    const { loc, rules = [] } = ('value' in rule ? rule.value : {}) as AtRule;
    if (reason) found.push({ line: (loc?.line ?? 0) + 1, rule: `@${rule.type}`, reason });
    const starts = (rule.type === 'scope' && rule.value.scopeStart) || [];
    const isOwnScope = starts.length > 0 && starts.every((start) => isOwnSelector(start, names, isInside));
    for (const inner of rules) judge(inner, isInside || isOwnScope);
  }

  function reasonAgainst(rule: Rule): string | null {
    if (pageWide.has(rule.type)) return 'its name is the whole page’s';
    if (rule.type === 'import') return 'what it imports is not checked; import it in a script';
    if (rule.type === 'page' && !rule.value.selectors?.some(({ name }) => name))
      return 'it changes every printed page; give it a name';
    if (rule.type === 'keyframes' && !names.isModule && !names.isOwnClass(rule.value.name.value))
      return `${rule.value.name.value} may be the name of another animation`;
    return null;
  }

  function judgeStyle(style: StyleRule, isInside: boolean): void {
    for (const [at, selector] of style.selectors.entries()) {
      if (isOwnSelector(selector, names, isInside) || isOwnCanvas(selector, style, names)) continue;
      const reason = 'it styles elements outside the release';
      found.push({ line: style.loc.line + 1, rule: writtenAt(code, style)[at] ?? '', reason });
    }
    for (const inner of (style.rules ?? []) as Rule[]) judge(inner, true);
  }
}

function writtenAt(code: string, { loc: { line, column } }: StyleRule): string[] {
  const rule = code
    .split('\n')
    .slice(line)
    .join('\n')
    .slice(column - 1);
  const selectors = rule.slice(0, rule.indexOf('{')).split(/,(?![^(]*\))/);
  return selectors.map((selector) => selector.trim());
}

interface AtRule {
  readonly loc?: { readonly line: number };
  readonly rules?: readonly Rule[];
}

function isOwnCanvas(selector: Selector, { declarations }: StyleRule, names: OwnNames): boolean {
  const [first, has, ...more] = selector;
  const [element, ...others] =
    first?.type === 'pseudo-class' && first.kind === 'global' ? first.selector : [first];
  const isRoot = element?.type === 'type' && element.name === 'html' && others.length === 0;
  if (!isRoot || more.length > 0 || has?.type !== 'pseudo-class' || has.kind !== 'has') return false;
  const set = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
  return (
    has.selectors.every((inner) => isOwnSelector(inner, names)) &&
    set.every((declaration) => ofCanvas.test(propertyOf(declaration)))
  );
}

/** The name of an unknown property, or of one whose value has a variable, is in the parsed value. */
function propertyOf({ property, value }: { readonly property: string; readonly value?: unknown }): string {
  const inner = value as { name?: string; propertyId?: { property: string } } | undefined;
  if (property === 'custom') return inner?.name ?? property;
  return property === 'unparsed' ? (inner?.propertyId?.property ?? property) : property;
}

import ts from 'typescript';
import type { Thing } from '../surface/surface.ts';
import { homeOf } from './declared-in.ts';
import { byText, sorted } from './sorted.ts';

const { SymbolFlags } = ts;

/** Interfaces of these are about styles and attributes alone, whatever element their argument names. */
const ofAttributes = /^(react|react-router|@chakra-ui\/react)#/;

/** An interface of a package's, with all of its members. */
export interface Base {
  readonly name: string;
  readonly members: readonly string[];
}

/** A member that is named by a symbol has a number of the compiler's in its name. */
export const nameOf = (symbol: ts.Symbol) => symbol.name.replace(/^__@(.*)@\d+$/, '[$1]');

/** @returns finds the package's interface that declares a member; undefined for a member of ours */
export function baseFinder(checker: ts.TypeChecker, root: string): (member: ts.Symbol) => Base | undefined {
  const known = new Map<ts.Node, Base | undefined>();

  function baseAt(parent: ts.Node): Base | undefined {
    const isNamed = ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent);
    const at = homeOf(root, parent, (isNamed && parent.name?.text) || 'type');
    if ('own' in at) return undefined;
    // An argument of another interface may be a type of ours, so its members are told one by one.
    if (isNamed && parent.typeParameters && !ofAttributes.test(at.external)) return undefined;
    const symbol = isNamed && parent.name ? checker.getSymbolAtLocation(parent.name) : undefined;
    const members = [...(symbol?.members?.values() ?? [])].filter(
      (member) => member.flags & (SymbolFlags.Property | SymbolFlags.Method),
    );
    return { name: at.external, members: members.map(nameOf) };
  }

  return (member) => {
    const parent = member.declarations?.[0]?.parent;
    if (!parent) return undefined;
    if (!known.has(parent)) known.set(parent, baseAt(parent));
    return known.get(parent);
  };
}

/** Tells members that packages declare: by interface what is left out of it, and what must be given. */
export function likeOf(
  members: readonly { readonly member: ts.Symbol; readonly base: Base }[],
): Thing['like'] {
  const bases = new Map(members.map(({ base }) => [base.name, base]));
  if (bases.size === 0) return undefined;
  return sorted(
    [...bases].map(([name, base]) => {
      const met = members.filter((member) => member.base.name === name).map(({ member }) => member);
      const names = new Set(met.map(nameOf));
      const without = base.members.filter((member) => !names.has(member)).sort(byText);
      const must = met
        .filter((symbol) => !(symbol.flags & SymbolFlags.Optional))
        .map(nameOf)
        .sort(byText);
      return [name, { ...(without.length > 0 && { without }), ...(must.length > 0 && { must }) }] as const;
    }),
  );
}

import ts from 'typescript';
import { homeOf } from './declared-in.ts';

const printer = ts.createPrinter({ removeComments: true });
const asWritten = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

/**
 * Tells a type that is known only once its type parameters are, such as `Input<E>`: as it is written, followed by every
 * declaration of ours that it rests on. Any edit of those makes another text, which is more than is needed and never less.
 */
export function declarationsBehind(checker: ts.TypeChecker, root: string, type: ts.Type): string {
  const texts = new Map<string, string>();

  function addReferenced(node: ts.Node) {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (target) addDeclarations(target);
    }
    ts.forEachChild(node, addReferenced);
  }

  function addDeclarations(symbol: ts.Symbol) {
    for (const it of symbol.declarations ?? []) {
      if (!ts.isTypeAliasDeclaration(it) && !ts.isInterfaceDeclaration(it)) continue;
      const home = homeOf(root, it, symbol.name);
      if ('external' in home || texts.has(home.own)) continue;
      const text = printer.printNode(ts.EmitHint.Unspecified, it, it.getSourceFile());
      texts.set(home.own, text.replace(/\s+/g, ' '));
      addReferenced(it);
    }
  }

  for (const symbol of [type.aliasSymbol, type.symbol]) if (symbol) addDeclarations(symbol);
  const written = checker.typeToString(type, undefined, asWritten).replace(/import\("[^"]*"\)\./g, '');
  return [written, ...[...texts.values()].sort()].join('; ');
}

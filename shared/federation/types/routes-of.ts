import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Finds the paths in a remote's exposed module: of routes, nested ones included, and keys of screens. */
export function routesOf(entry: string): string[] {
  const source = ts.createSourceFile(entry, readFileSync(entry, 'utf8'), ts.ScriptTarget.Latest, true);
  const paths = new Set<string>();
  const visit = (node: ts.Node, parent: string) => {
    let below = parent;
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.name)) paths.add(node.name.text);
    if (ts.isObjectLiteralExpression(node)) {
      const own = pathIn(node);
      if (own !== null) {
        below = own.startsWith('/') ? own : `${parent}/${own}`;
        paths.add(below);
      }
    }
    ts.forEachChild(node, (child) => visit(child, below));
  };
  visit(source, '');
  return [...paths].filter((path) => path.startsWith('/')).sort();
}

function pathIn({ properties }: ts.ObjectLiteralExpression): string | null {
  for (const property of properties)
    if (
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'path' &&
      ts.isStringLiteralLike(property.initializer)
    )
      return property.initializer.text;
  return null;
}

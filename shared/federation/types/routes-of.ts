import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Finds the paths that a remote draws, as they are written in its exposed module: as `path` of a route, or as the key of a
 * screen.
 * @param entry path of the exposed module
 * @returns paths from the root of the URL, e.g. `/drivers/:driverId`
 */
export function routesOf(entry: string): string[] {
  const source = ts.createSourceFile(entry, readFileSync(entry, 'utf8'), ts.ScriptTarget.Latest, true);
  const paths = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node)) {
      if (ts.isStringLiteralLike(node.name)) paths.add(node.name.text);
      if (node.name.getText() === 'path' && ts.isStringLiteralLike(node.initializer))
        paths.add(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...paths].filter((path) => path.startsWith('/')).sort();
}

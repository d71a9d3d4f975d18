import ts from 'typescript';

/**
 * The titles that a dialog's element can have, followed through constants, objects and conditions.
 * @param checker of a program with the sources in which they are written
 * @returns none for a title that comes from elsewhere, like a parameter
 */
export function titlesOf({ attributes }: ts.JsxOpeningLikeElement, checker: ts.TypeChecker): string[] {
  return attributes.properties.flatMap((item) => {
    if (ts.isJsxSpreadAttribute(item)) return textsOfProperty(item.expression, 'title', checker);
    if (!/^(title|aria-label)$/.test(item.name.getText()) || !item.initializer) return [];
    if (ts.isStringLiteral(item.initializer)) return [item.initializer.text];
    const value = ts.isJsxExpression(item.initializer) ? item.initializer.expression : undefined;
    return value ? textsOf(value, checker) : [];
  });
}

/** The texts that an expression can be, as far as the sources tell. */
function textsOf(node: ts.Expression, checker: ts.TypeChecker): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue, checker), ...textsOf(node.whenFalse, checker)];
  if (ts.isPropertyAccessExpression(node)) return textsOfProperty(node.expression, node.name.text, checker);
  if (!ts.isIdentifier(node)) return [];
  return declarationsOf(checker.getSymbolAtLocation(node), checker).flatMap((declaration) =>
    textsOfDeclaration(declaration, checker),
  );
}

function textsOfDeclaration(declaration: ts.Declaration, checker: ts.TypeChecker): string[] {
  if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration))
    return declaration.initializer ? textsOf(declaration.initializer, checker) : [];
  if (!ts.isBindingElement(declaration)) return [];
  const { initializer } = declaration.parent.parent as { initializer?: ts.Expression };
  const name = (declaration.propertyName ?? declaration.name).getText();
  return initializer ? textsOfProperty(initializer, name, checker) : [];
}

/** The texts that a property of an expression's objects can be. */
function textsOfProperty(node: ts.Expression, name: string, checker: ts.TypeChecker): string[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((property) => {
      if (property.name?.getText() !== name) return [];
      if (ts.isShorthandPropertyAssignment(property))
        return declarationsOf(checker.getShorthandAssignmentValueSymbol(property), checker).flatMap((item) =>
          textsOfDeclaration(item, checker),
        );
      return textsOfDeclaration(property, checker);
    });
  if (ts.isConditionalExpression(node))
    return [
      ...textsOfProperty(node.whenTrue, name, checker),
      ...textsOfProperty(node.whenFalse, name, checker),
    ];
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return textsOfProperty(node.expression, name, checker);
  return objectsOf(node, checker).flatMap((object) => textsOfProperty(object, name, checker));
}

/** The object literals that a name or a property stands for. */
function objectsOf(node: ts.Expression, checker: ts.TypeChecker): ts.Expression[] {
  if (ts.isPropertyAccessExpression(node))
    return objectsOf(node.expression, checker).flatMap((object) =>
      ts.isObjectLiteralExpression(object)
        ? object.properties.flatMap((property) =>
            ts.isPropertyAssignment(property) && property.name.getText() === node.name.text
              ? [property.initializer]
              : [],
          )
        : [],
    );
  if (!ts.isIdentifier(node)) return [];
  return declarationsOf(checker.getSymbolAtLocation(node), checker).flatMap((declaration) => {
    if (ts.isVariableDeclaration(declaration) && declaration.initializer)
      return [unwrapped(declaration.initializer)];
    // The rest of an object: `const { question, ...texts } = messages.deleting`.
    if (!ts.isBindingElement(declaration) || !declaration.dotDotDotToken) return [];
    const { initializer } = declaration.parent.parent as { initializer?: ts.Expression };
    return initializer ? objectsOf(initializer, checker) : [];
  });
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrapped(node.expression) : node;

/** Where a symbol is declared; an imported one in its own file. */
function declarationsOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): readonly ts.Declaration[] {
  if (!symbol) return [];
  const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return own.declarations ?? [];
}

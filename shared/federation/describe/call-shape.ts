import type ts from 'typescript';
import type { CallShape, Shape } from '../surface/surface.ts';

const parts = ['params', 'query', 'body'] as const;

/**
 * Describes an endpoint of the contract.
 * @returns undefined when the type is no endpoint's
 */
export function callShape(
  checker: ts.TypeChecker,
  type: ts.Type,
  shapeOf: (type: ts.Type) => Shape,
): CallShape | undefined {
  const at = (of: ts.Type | undefined, name: string) => {
    const member = of && checker.getPropertyOfType(of, name);
    return member && checker.getTypeOfSymbol(member);
  };
  const text = (name: string) => {
    const found = at(type, name);
    return found?.isStringLiteral() ? found.value : undefined;
  };
  const [method, path, audience] = [text('method'), text('path'), text('audience')];
  const response = at(at(type, 'response'), '_zod');
  if (!method || !path || !audience || !response) return undefined;

  const input = parts.flatMap((part) => {
    const taken = at(at(at(type, part), '_zod'), 'input');
    return taken ? [[part, shapeOf(taken)] as const] : [];
  });
  const [output, accepted] = [at(response, 'output'), at(response, 'input')];
  if (!output || !accepted) throw new Error(`${method} ${path} has an answer without a type`);
  const [sends, reads] = [shapeOf(output), shapeOf(accepted)];
  return {
    method,
    path,
    audience,
    multipart: at(type, 'multipart') !== undefined,
    answers: text('answers') ?? 'json',
    input: Object.fromEntries(input),
    sends,
    ...(JSON.stringify(sends) !== JSON.stringify(reads) && { reads }),
  };
}

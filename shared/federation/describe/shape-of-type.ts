import ts from 'typescript';
import type { Parameter, Shape, Signature } from '../surface/surface.ts';
import { baseFinder, likeOf, nameOf } from './base-of.ts';
import { declarationsBehind } from './declarations-behind.ts';
import { homeOf } from './declared-in.ts';
import { drawn, joined } from './drawn.ts';
import { sorted } from './sorted.ts';

const { ObjectFlags, SymbolFlags, TypeFlags } = ts;

/** Deeper than any type of ours: one that gets there has no end, and must be given a name. */
const deepest = 60;

const primitives: readonly (readonly [ts.TypeFlags, string])[] = [
  [TypeFlags.Any, 'any'],
  [TypeFlags.Unknown, 'unknown'],
  [TypeFlags.String, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.BigInt, 'bigint'],
  [TypeFlags.ESSymbolLike, 'symbol'],
  [TypeFlags.Void, 'void'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Never, 'never'],
  [TypeFlags.NonPrimitive, 'object'],
];

/** What a part draws: its arguments tell of what, in a circle, and nobody may look into it. */
const elements = /^react#React(Element|Portal)@/;

/** Aliases that only compute another type, as `Omit` does, and those of parts and their props: what comes out counts. */
const computed = /^js#|(Props|Component)@/;

/** What any style may say: beside it, a member that nobody declares is one more selector. Props say it too, and more. */
const style = '@chakra-ui/react#SystemProperties@';
const attributes = 'react#Attributes@';

/**
 * Describes types of one program.
 * @param root the checkout's folder
 * @returns `shapeOf`, and `types`: our named types that it met on its way
 */
export function describer(checker: ts.TypeChecker, root: string) {
  const types: Record<string, Shape> = {};
  /** Type parameters of the signatures around, in the order of their declaration. */
  const params: ts.Type[] = [];
  const baseOf = baseFinder(checker, root);
  let depth = 0;

  const home = (symbol: ts.Symbol | undefined) => {
    const declaration = symbol?.declarations?.[0];
    return symbol && declaration && homeOf(root, declaration, symbol.name);
  };

  function shapeOf(type: ts.Type): Shape {
    if (depth > deepest) throw new Error(`A type without an end: ${checker.typeToString(type)}`);
    depth += 1;
    try {
      return shape(type);
    } finally {
      depth -= 1;
    }
  }

  function shape(type: ts.Type): Shape {
    for (const [flag, name] of primitives) if (type.flags & flag) return name;
    if (type.isStringLiteral() || type.isNumberLiteral()) return { is: type.value };
    if (type.flags & TypeFlags.BooleanLiteral) return { is: checker.typeToString(type) === 'true' };
    if (type.flags & TypeFlags.TypeParameter) {
      const place = params.indexOf(type);
      return place < 0 ? deferred(type) : { param: place };
    }
    if (type.isUnion()) return unionOf(type);
    if (type.isIntersection()) {
      const [only, ...more] = type.types.filter((item) => !(item.flags & TypeFlags.NonPrimitive));
      if (only && more.length === 0) return shapeOf(only);
    }
    if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) return objectOf(type);
    return deferred(type);
  }

  const deferred = (type: ts.Type): Shape => ({ deferred: declarationsBehind(checker, root, type) });

  function unionOf(type: ts.UnionType): Shape {
    const alias = home(type.aliasSymbol);
    if (alias && 'external' in alias) return external(alias.external, type.aliasTypeArguments);
    const isPlain = type.types.every((item) => !(item.flags & (TypeFlags.Object | TypeFlags.Intersection)));
    if (alias && !isPlain) return named(alias.own, type.aliasTypeArguments, () => eitherOf(type.types));
    return eitherOf(type.types);
  }

  function eitherOf(all: readonly ts.Type[]): Shape {
    const booleans = all.filter((item) => item.flags & TypeFlags.BooleanLiteral);
    const others =
      booleans.length === 2 ? all.filter((item) => !(item.flags & TypeFlags.BooleanLiteral)) : all;
    const shapes = others.map(shapeOf);
    if (booleans.length === 2) shapes.push('boolean');
    const distinct = unique(joined(shapes));
    const [only = 'never', ...more] = distinct;
    return more.length > 0 ? { either: distinct } : only;
  }

  function unique(shapes: readonly Shape[]): Shape[] {
    return Object.values(sorted(shapes.map((item) => [`=${JSON.stringify(item)}`, item] as const)));
  }

  function external(name: string, args: readonly ts.Type[] = []): Shape {
    if (elements.test(name)) return { external: name };
    const told = args.filter((arg) => !('isThisType' in arg && arg.isThisType)).map(shapeOf);
    return told.length > 0 ? { external: name, args: told } : { external: name };
  }

  /** Under a name that tells its arguments, so that a type can speak of itself. */
  function named(name: string, args: readonly ts.Type[] = [], tell: () => Shape): Shape {
    const key = args.length > 0 ? `${name}<${args.map((arg) => JSON.stringify(shapeOf(arg))).join()}>` : name;
    if (!(key in types)) {
      types[key] = 'unknown';
      types[key] = tell();
    }
    return { ref: key };
  }

  function objectOf(type: ts.Type): Shape {
    if (checker.isTupleType(type)) return { tuple: argumentsOf(type).map(shapeOf) };
    if (checker.isArrayType(type)) return { list: shapeOf(argumentsOf(type)[0] ?? type) };
    const isNamed = type.symbol && type.isClassOrInterface();
    const isReference = isNamed || ('target' in type && type.symbol?.flags & SymbolFlags.Interface);
    const alias = home(type.aliasSymbol);
    if (alias && 'own' in alias) return named(alias.own, type.aliasTypeArguments, () => thingOf(type));
    if (alias && !computed.test(alias.external)) return external(alias.external, type.aliasTypeArguments);
    const declared = isReference || isInstance(type) ? home(type.symbol) : undefined;
    if (declared && 'external' in declared && type.getCallSignatures().length === 0)
      return external(declared.external, argumentsOf(type));
    if (declared && 'own' in declared) return named(declared.own, argumentsOf(type), () => thingOf(type));
    return thingOf(type);
  }

  const isInstance = (type: ts.Type) =>
    Boolean(type.symbol && type.symbol.flags & SymbolFlags.Class) &&
    type.getConstructSignatures().length === 0;

  function argumentsOf(type: ts.Type): readonly ts.Type[] {
    return isTypeReference(type) ? checker.getTypeArguments(type) : [];
  }

  /** Known only once a type parameter is: the keys of one, for example. */
  const isOpen = (type: ts.Type) =>
    type.isIntersection()
      ? type.types.some((item) => !(item.flags & (TypeFlags.Object | TypeFlags.Intersection)))
      : isOf(ObjectFlags.Mapped, type) &&
        checker.getPropertiesOfType(type).length === 0 &&
        checker.getIndexInfosOfType(type).length === 0;

  /** By its members. Those that a package declares are told by the interface that they stand in. */
  function thingOf(type: ts.Type): Shape {
    if (isOpen(type)) return deferred(type);
    const members = checker
      .getPropertiesOfType(type)
      .filter((symbol) => !(symbol.flags & SymbolFlags.Prototype))
      .map((member) => ({ member, base: baseOf(member) }));
    const asStyle = members.find(({ base }) => base?.name.startsWith(style))?.base?.name;
    const isProps = members.some(({ base }) => base?.name.startsWith(attributes));
    if (asStyle && !isProps) return { external: asStyle.replace('SystemProperties', 'SystemStyleObject') };

    const own = members.filter(({ member, base }) => !base && !(asStyle && !member.declarations));
    const has = own.map(({ member }) => {
      const shape = shapeOf(checker.getTypeOfSymbol(member));
      const isOptional = Boolean(member.flags & SymbolFlags.Optional);
      return [
        isOptional ? `${nameOf(member)}?` : nameOf(member),
        isOptional ? withoutUndefined(shape) : shape,
      ] as const;
    });
    // What a function has beside being called, such as React's name of it, is nobody's business.
    const isFunction = type.getCallSignatures().length > 0;
    const like = isFunction
      ? undefined
      : likeOf(members.flatMap(({ member, base }) => (base ? [{ member, base }] : [])));
    const index = checker.getIndexInfosOfType(type)[0];
    const calls = type.getCallSignatures().map(signatureOf);
    const makes = type.getConstructSignatures().map(signatureOf);
    return {
      ...(has.length > 0 && { has: sorted(has) }),
      ...(like && { like }),
      ...(index && { index: shapeOf(index.type) }),
      ...(calls.length > 0 && { calls }),
      ...(makes.length > 0 && { makes }),
    };
  }

  function signatureOf(signature: ts.Signature): Signature {
    const before = params.length;
    const generics = signature.getTypeParameters() ?? [];
    params.push(...generics);
    try {
      const takes = signature.getParameters().map(parameterOf);
      const gives = drawn(shapeOf(signature.getReturnType()));
      const generic = generics.map((parameter) => {
        const constraint = parameter.getConstraint();
        return constraint ? shapeOf(constraint) : 'unknown';
      });
      return { ...(generic.length > 0 && { generic }), takes, gives };
    } finally {
      params.length = before;
    }
  }

  function parameterOf(symbol: ts.Symbol): Parameter {
    const declaration = symbol.valueDeclaration;
    const isParameter = declaration && ts.isParameter(declaration);
    const type = shapeOf(checker.getTypeOfSymbol(symbol));
    if (isParameter && declaration.dotDotDotToken) return { type, rest: true };
    if (isParameter && checker.isOptionalParameter(declaration))
      return { type: withoutUndefined(type), optional: true };
    return { type };
  }

  return { shapeOf, types };
}

const isOf = (flag: ts.ObjectFlags, type: ts.Type) =>
  'objectFlags' in type && Boolean(Number(type.objectFlags) & flag);

const isTypeReference = (type: ts.Type): type is ts.TypeReference => isOf(ObjectFlags.Reference, type);

function withoutUndefined(shape: Shape): Shape {
  if (typeof shape === 'string' || !('either' in shape)) return shape;
  const [first = 'never', ...more] = shape.either.filter((item) => item !== 'undefined');
  return more.length === 0 ? first : { either: [first, ...more] };
}

import type { Shape } from './surface.ts';

const longest = 80;

/** A shape in a few words, for a command line. */
export function told(shape: Shape): string {
  const text = words(shape);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function words(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if ('is' in shape) return JSON.stringify(shape.is);
  if ('either' in shape) return shape.either.map(words).join(' | ');
  if ('list' in shape) return `a list of ${words(shape.list)}`;
  if ('tuple' in shape) return `[${shape.tuple.map(words).join(', ')}]`;
  if ('ref' in shape) return shape.ref.replace(/^.*#/, '');
  if ('external' in shape) {
    const name = shape.external.replace(/^js#/, '');
    return shape.args ? `${name}<${shape.args.map(words).join(', ')}>` : name;
  }
  if ('param' in shape) return 'a type parameter';
  if ('deferred' in shape) return shape.deferred.replace(/;.*/, '');
  if ('endpoint' in shape) return `${shape.endpoint.method} ${shape.endpoint.path}`;
  if (shape.calls) return 'a function';
  return `{ ${Object.keys(shape.has ?? {}).join(', ')} }`;
}

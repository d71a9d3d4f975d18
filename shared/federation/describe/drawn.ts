import type { Shape } from '../surface/surface.ts';

const element = /^react#(Element|ReactElement|ReactPortal|ReactNode)@(.*)$/;

/** What a part draws is a node, whatever its author calls it. */
export function drawn(shape: Shape): Shape {
  if (typeof shape === 'string' || !('external' in shape)) return shape;
  return { external: shape.external.replace(element, 'react#ReactNode@$2') };
}

const partsOfNode = [
  ...['bigint', 'boolean', 'null', 'number', 'string', 'undefined'].map((text) => `"${text}"`),
  ...['js#Iterable', 'js#Promise'].map((text) => `{"external":"${text}","args":[{"external":"react#`),
  '{"external":"react#React',
];

/** Nodes come apart where they are joined with another type, and are put together again. */
export function joined(shapes: readonly Shape[]): Shape[] {
  const told = shapes.map((shape) => ({ it: shape, text: JSON.stringify(shape) }));
  const node = told.find(({ text }) => text.startsWith('{"external":"react#ReactPortal@'));
  if (!node) return [...shapes];
  const others = told.filter(({ text }) => !partsOfNode.some((part) => text.startsWith(part)));
  return [...others.map(({ it }) => it), drawn(node.it)];
}

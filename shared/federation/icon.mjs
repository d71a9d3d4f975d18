// @ts-check
import { createElement } from 'react';

const drawing = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/**
 * Stands in the place of the icon library's own factory, whose settings for colour, stroke and context nobody uses, and
 * which would be in the host and in each remote: 1.2 KB. An icon is decoration unless it is told to be more.
 *
 * @param {{ node: [name: string, attributes: Record<string, string>][] }} icon its shapes
 * @returns a component that takes `size` in pixels, and what an `svg` element takes
 */
export default function createLucideIcon({ node }) {
  const shapes = node.map(([name, attributes]) => createElement(name, attributes));
  return (/** @type {{ size?: number }} */ { size = 24, ...rest }) =>
    createElement('svg', { ...drawing, width: size, height: size, 'aria-hidden': true, ...rest }, shapes);
}

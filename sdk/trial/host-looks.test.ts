// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { differences } from './compare-visits.ts';
import { hostStyles } from './host-looks.ts';

const link = (path: string, color: string) => `<li><a href="${path}" style="color: ${color}"></a></li>`;
/** The host's looks around an area, with links in the sidebar. */
function looks(...links: string[]) {
  document.body.innerHTML = `<div id="root"><aside><nav><ul>${links.join('')}</ul></nav></aside><main></main></div>`;
  return { looks: { opened: hostStyles() }, violations: [] };
}
const [orders, fleet] = [link('/orders', 'red'), link('/containers', 'blue')];

test('an item of the sidebar that has moved, and a new one before it, look as before', () => {
  const before = looks(orders, fleet);
  expect(differences(looks(fleet, orders), before)).toEqual([]);
  expect(differences(looks(link('/billing', 'green'), orders, fleet), before)).toEqual([]);
  expect(differences(looks(link('/orders', 'white'), fleet), before)).toEqual([
    'it changes the style of 1 elements outside it: aside nav 0 ul 0 li /orders 0 a /orders 0 (color: white)',
  ]);
});

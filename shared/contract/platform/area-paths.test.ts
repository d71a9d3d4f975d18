import { expect, test } from 'vitest';
import { currentSection } from './area-paths.ts';

const section = (path: string, position: number | null = null) => ({ path, position });
const areas = [
  { sections: [section('/')] },
  { sections: [section('/dashboard', 10)] },
  { sections: [section('/containers', 20), section('/drivers', 30), section('/vehicles')] },
  { sections: [section('/help'), section('/orders', 40)] },
];

test.each([
  ['/drivers', '/drivers'],
  ['/drivers/42/', '/drivers'],
  ['/dashboard/statement', '/dashboard'],
  ['/vehicles', '/drivers'],
  ['/vehicles/7', '/drivers'],
  ['/help', undefined],
  ['/', undefined],
  ['/settings', undefined],
])('%s belongs to the sidebar’s section %s', (pathname, path) => {
  expect(currentSection(areas, pathname)?.path).toBe(path);
});

import { satisfy } from '@module-federation/enhanced/runtime';
import { expect, test } from 'vitest';
import { sharedByHost, takenFromHost } from './shared-scope.ts';

/** What a live remote was built against, beside what a host shares after an update. */
const libraries = Object.entries(takenFromHost()).flatMap(([name, { requiredVersion, strictVersion }]) =>
  requiredVersion
    ? [{ name, requiredVersion, strictVersion, version: sharedByHost()[name]?.version ?? '' }]
    : [],
);

test.each(libraries)(
  'a patch or a minor of $name in the host opens every live remote, a major none',
  ({ requiredVersion, strictVersion, version }) => {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    const isOpened = (host: string) => satisfy(host, requiredVersion);
    expect(isOpened(version)).toBe(true);
    expect(isOpened(`${major}.${minor}.${patch + 1}`)).toBe(true);
    expect(isOpened(`${major}.${minor + 1}.0`)).toBe(true);
    expect(isOpened(`${major + 1}.0.0`)).toBe(false);
    // Otherwise the runtime only warns, and two minds of one library meet.
    expect(strictVersion).toBe(true);
  },
);

test('modules of this repository fit by their types, whatever their version', () => {
  const own = Object.entries(takenFromHost()).filter(([name]) => name.startsWith('@hawiyat/'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(([, { requiredVersion }]) => requiredVersion)).toEqual(own.map(() => false));
});

test('a remote bundles nothing that the host owns', () => {
  const taken = takenFromHost();
  expect(Object.keys(taken)).toEqual(Object.keys(sharedByHost()));
  expect(Object.values(taken).filter((shared) => shared.import !== false || shared.eager)).toEqual([]);
});

import type { RemoteName } from '../contract/platform/areas.ts';
import { buildVariant, type Edit } from './remote-variant.ts';

/** How a fixture release crashes: set in the tab's session storage as `fixture-crash`, by an id like `mf-fleet@1.1.0`. */
export type Crash =
  | 'throws on load'
  | 'throws on mount'
  | 'throws on lazy mount'
  | 'throws later'
  | 'loops later'
  | 'is slow'
  | 'loops on mount';

/** Window events at which a mounted fixture release throws: while it renders, or uncaught. */
export const throwNow = 'fixture throw';
export const errNow = 'fixture error';

/** A version as a color, so that a style shows its release. */
export const colorOf = (version: string) => `rgb(${version.split('.').join(', ')})`;

/**
 * Builds a release of a remote that shows its version as an attribute and as a style, has a lazy chunk with styles, and
 * throws or loops on command.
 * @param version semver, unique among a remote's fixture releases
 * @returns the built folder
 */
export function buildFixtureRelease(name: RemoteName, version: string): Promise<string> {
  const plan = `JSON.parse(sessionStorage.getItem('fixture-crash') ?? '{}')['${name}@${version}']`;
  const style = `.mark { outline-color: ${colorOf(version)}; }`;
  const edits: Edit[] = [
    { file: 'src/remote.tsx', from: 'export default {', to: 'const own = {' },
    {
      file: 'src/remote.tsx',
      from: '} satisfies Remote;',
      to: `} satisfies Remote;
import { Marked } from './fixture.tsx';
export default { ...own, routes: own.routes.map((route) => ({ ...route, element: <Marked>{route.element}</Marked> })) };`,
    },
    {
      file: 'src/fixture.tsx',
      text: `import { lazy, useEffect, useState } from 'react';
import styles from './fixture.module.css';
if (${plan} === 'throws on load') throw new Error('fixture: ${version} throws on load');
const Lazy = lazy(() => import('./fixture-lazy.tsx'));
function err() { throw new Error('fixture: ${version} errs'); }
export function Marked({ children }) {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const later = () => setBroken(true);
    const timer = ${plan} === 'throws later' ? setTimeout(later, 100) : 0;
    addEventListener('${throwNow}', later);
    addEventListener('${errNow}', err);
    if (${plan} === 'loops later') setTimeout(() => { for (const end = Date.now() + 12000; Date.now() < end; ); }, 3000);
    return () => { clearTimeout(timer); removeEventListener('${throwNow}', later); removeEventListener('${errNow}', err); };
  }, []);
  if (broken) throw new Error('fixture: ${version} throws later');
  for (const end = Date.now() + 20000; ${plan} === 'loops on mount' && Date.now() < end; );
  for (const end = Date.now() + 600; ${plan} === 'is slow' && Date.now() < end; );
  if (${plan} === 'throws on mount') throw new Error('fixture: ${version} throws on mount');
  return <div data-mark="${version}" className={styles.mark}>{children}<Lazy /></div>;
}`,
    },
    { file: 'src/fixture.module.css', text: style },
    {
      file: 'src/fixture-lazy.tsx',
      text: `import styles from './fixture-lazy.module.css';
export default function Lazy() {
  if (${plan} === 'throws on lazy mount') throw new Error('fixture: ${version} throws on lazy mount');
  return <span data-lazy-mark="${version}" className={styles.mark} />;
}`,
    },
    { file: 'src/fixture-lazy.module.css', text: style },
  ];
  return buildVariant(name, version, edits);
}

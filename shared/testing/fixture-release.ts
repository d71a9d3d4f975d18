import type { RemoteName } from '../contract/remotes.ts';
import { buildVariant, type Edit } from './remote-variant.ts';

/** What a planted release may be told to do: in the tab's session storage as `planted`. Its id is `mf-fleet@1.1.0`. */
export type Planted =
  | 'throws on load'
  | 'throws on mount'
  | 'throws on late mount'
  /** A moment after it was shown. */
  | 'throws later'
  /** So long that no test waits for its end. */
  | 'loops on mount';

/** Events of the window at which a planted release that is shown throws: out of its screen, or where nothing catches it. */
export const throwNow = 'planted throw';
export const errNow = 'planted error';

/** Numbers of a version as a colour, so that a style tells which release it came from. */
export const colourOf = (version: string) => `rgb(${version.split('.').join(', ')})`;

/**
 * Builds a release of a remote that tells by a mark and by its styles which one it is, has a part that loads late, with
 * styles of its own, and throws, or loops, when and where it is told to.
 * @param version semver; each planted release of a remote has its own
 * @returns the built folder
 */
export function buildFixtureRelease(name: RemoteName, version: string): Promise<string> {
  const plan = `JSON.parse(sessionStorage.getItem('planted') ?? '{}')['${name}@${version}']`;
  const style = `.mark { outline-color: ${colourOf(version)}; }`;
  const edits: Edit[] = [
    { file: 'src/remote.tsx', from: 'export default {', to: 'const own = {' },
    {
      file: 'src/remote.tsx',
      from: '} satisfies Remote;',
      to: `} satisfies Remote;
import { Marked } from './planted.tsx';
export default { ...own, routes: own.routes.map((it) => ({ ...it, element: <Marked>{it.element}</Marked> })) };`,
    },
    {
      file: 'src/planted.tsx',
      text: `import { lazy, useEffect, useState } from 'react';
import styles from './planted.module.css';
if (${plan} === 'throws on load') throw new Error('planted: ${version} throws on load');
const Late = lazy(() => import('./planted-late.tsx'));
function err() { throw new Error('planted: ${version} errs'); }
export function Marked({ children }) {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const later = () => setBroken(true);
    const timer = ${plan} === 'throws later' ? setTimeout(later, 100) : 0;
    addEventListener('${throwNow}', later);
    addEventListener('${errNow}', err);
    return () => { clearTimeout(timer); removeEventListener('${throwNow}', later); removeEventListener('${errNow}', err); };
  }, []);
  if (broken) throw new Error('planted: ${version} throws later');
  for (const end = Date.now() + 20000; ${plan} === 'loops on mount' && Date.now() < end; );
  if (${plan} === 'throws on mount') throw new Error('planted: ${version} throws on mount');
  return <div data-mark="${version}" className={styles.mark}>{children}<Late /></div>;
}`,
    },
    { file: 'src/planted.module.css', text: style },
    {
      file: 'src/planted-late.tsx',
      text: `import styles from './planted-late.module.css';
export default function Late() {
  if (${plan} === 'throws on late mount') throw new Error('planted: ${version} throws on late mount');
  return <span data-late-mark="${version}" className={styles.mark} />;
}`,
    },
    { file: 'src/planted-late.module.css', text: style },
  ];
  return buildVariant(name, version, edits);
}

import { reachable } from '../surface/reachable.ts';
import type { Shape, Surface } from '../surface/surface.ts';

/** Names by module; `*` stands for all of them. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** What the host owns whole: a name of these that is not described is a mistake. Of the contract only calls are. */
const isContract = (module: string) => /\/contract\/(?!schema$)/.test(module);

/**
 * Leaves of a surface what a remote imports of it.
 * @throws Error when the remote imports what the sources beside it do not have
 */
export function pick(surface: Surface, imports: Imports): Surface {
  const modules: Record<string, Record<string, Shape>> = {};
  for (const [module, described] of Object.entries(surface.modules)) {
    const wanted = imports.get(module);
    if (!wanted) continue;
    for (const name of wanted)
      if (name !== '*' && !(name in described) && !isContract(module))
        throw new Error(`${module} has no ${name} that a remote could import`);
    const names = Object.entries(described).filter(([name]) => wanted.has('*') || wanted.has(name));
    if (names.length > 0) modules[module] = Object.fromEntries(names);
  }
  // React's own are named by the compiler, and by libraries that a remote brings along.
  const libraries = Object.entries(surface.libraries).filter(
    ([name]) => imports.has(name) || /^react(-dom)?(\/|$)/.test(name),
  );
  return {
    format: surface.format,
    libraries: Object.fromEntries(libraries),
    modules,
    types: reachable(modules, surface.types),
  };
}

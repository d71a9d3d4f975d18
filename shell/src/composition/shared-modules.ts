/**
 * Names the modules that only areas import: Module Federation shares a module only where the host's sources name it.
 * The build fails when one is missing (`shared/federation/define-host.ts`).
 */
// Development builds render with `jsx-dev-runtime`, but released remotes in their page need this one.
import 'react/jsx-runtime';

/** Never called: each loads when an area first imports it. */
export const lazy = () => [
  import('@hawiyat/shared/query/by-cursor'),
  import('@hawiyat/shared/ui/data'),
  import('@hawiyat/shared/ui/toolbar'),
  import('@hawiyat/shared/ui/panels'),
  import('@hawiyat/shared/ui/card-list'),
  import('@hawiyat/shared/ui/list'),
  import('@hawiyat/shared/ui/virtual-rows'),
  import('@hawiyat/shared/ui/forms'),
  import('@hawiyat/shared/ui/dates'),
];

/** Only areas import these: the host's sources must name what it shares, or `define-host.ts` fails. */
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

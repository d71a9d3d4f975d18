import type { PaperState } from '@hawiyat/shared/contract/fleet/documents';
import { paperStateLabel } from '@hawiyat/shared/locale/document-words';
import { Badge, type BadgeColor } from '@hawiyat/shared/ui';

const colors: Record<PaperState, BadgeColor> = { expired: 'danger', soon: 'warning', valid: 'success' };

/** An unknown state is shown raw. */
export function PaperBadge({ state }: { state: PaperState }) {
  if (!Object.hasOwn(colors, state)) return <Badge>{state}</Badge>;
  return (
    <Badge shaped colorPalette={colors[state]}>
      {paperStateLabel[state]}
    </Badge>
  );
}

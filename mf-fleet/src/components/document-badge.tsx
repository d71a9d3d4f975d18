import type { DocumentState } from '@hawiyat/shared/contract/fleet/documents';
import { documentStateLabel } from '@hawiyat/shared/locale/document-words';
import { Badge, type BadgeColor } from '@hawiyat/shared/ui';

const colors: Record<DocumentState, BadgeColor> = { expired: 'danger', soon: 'warning', valid: 'success' };

/** An unknown state is shown raw. */
export function DocumentBadge({ state }: { state: DocumentState }) {
  if (!Object.hasOwn(colors, state)) return <Badge>{state}</Badge>;
  return (
    <Badge shaped colorPalette={colors[state]}>
      {documentStateLabel[state]}
    </Badge>
  );
}

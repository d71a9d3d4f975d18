import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { PriceDialog } from './price-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

export type ManyKind = 'status' | 'price';

export interface SelectionDialogProps {
  readonly kind: ManyKind;
  /** As of opening. */
  readonly containers: readonly Container[];
  readonly onClose: () => void;
}

export function SelectionDialog({ kind, ...props }: SelectionDialogProps) {
  return kind === 'status' ? <StatusDialog {...props} /> : <PriceDialog {...props} />;
}

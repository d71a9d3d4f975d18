import { StyledSelectionBar } from '@hawiyat/shared/components/selection-bar.styles';
import { mostLabels } from '@hawiyat/shared/contract/fleet/container-labels';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { mayI } from '@hawiyat/shared/state';
import { Button, lazyDialog, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { CheckCheck, CircleDot, Tag, X } from 'lucide-react';
import { useState } from 'react';
import { PrintLabels } from '../../components/labels/print-labels.tsx';
import { $selected, leaveSelection, select, selectedOf } from './selected-containers.ts';
import type { ManyKind, SelectionDialogProps } from './selection-dialogs.tsx';
import { messages } from './selection-messages.ts';

const titles: Record<ManyKind, string> = { status: messages.status.title, price: messages.price.title };
const LazySelectionDialog = lazyDialog<SelectionDialogProps>(
  () =>
    import(/* webpackChunkName: "container-dialogs" */ './selection-dialogs.tsx').then(
      (chunk) => chunk.SelectionDialog,
    ),
  ({ kind }) => titles[kind],
);

export function SelectionBar({ containers }: { containers: readonly Container[] }) {
  const chosen = selectedOf(containers, useStore($selected));
  const [opened, setOpened] = useState<Omit<SelectionDialogProps, 'onClose'> | null>(null);
  const close = () => setOpened(null);
  const open = (kind: ManyKind) => () => setOpened({ kind, containers: chosen });
  const dialog = <Presence>{opened && <LazySelectionDialog {...opened} onClose={close} />}</Presence>;
  if (chosen.length === 0) return dialog;
  return (
    <>
      <StyledSelectionBar aria-label={messages.region}>
        <p role="status">{messages.selected(chosen.length)}</p>
        {mayI('change-fleet') && (
          <>
            <Button size="sm" variant="outline" onClick={open('status')}>
              <CircleDot size={16} aria-hidden />
              {messages.status.action}
            </Button>
            <Button size="sm" variant="outline" onClick={open('price')}>
              <Tag size={16} aria-hidden />
              {messages.price.action}
            </Button>
          </>
        )}
        {chosen.length <= mostLabels && (
          <PrintLabels
            ids={chosen.map(({ id }) => id)}
            label={messages.labels}
            busyLabel={messages.labelsBusy}
          />
        )}
        {chosen.length < containers.length && (
          <Button size="sm" variant="ghost" onClick={() => select(containers, true)}>
            <CheckCheck size={16} aria-hidden />
            {messages.selectAllOf(containers.length)}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={leaveSelection}>
          <X size={16} aria-hidden />
          {messages.clear}
        </Button>
      </StyledSelectionBar>
      {dialog}
    </>
  );
}

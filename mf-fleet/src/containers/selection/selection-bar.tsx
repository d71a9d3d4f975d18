import { mostLabels } from '@hawiyat/shared/contract/fleet/container-labels';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { mayI } from '@hawiyat/shared/state';
import { Button, chakra, lazyDialog, Presence } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { CheckCheck, CircleDot, Tag, X } from 'lucide-react';
import { useState } from 'react';
import { PrintLabels } from '../../components/labels/print-labels.tsx';
import { $selected, leaveSelection, select, selectedOf } from './selected-containers.ts';
import type { ManyKind, SelectionDialogProps } from './selection-dialogs.tsx';
import { messages } from './selection-messages.ts';

/** Stays at the window's edge while its list is in sight. */
const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '4',
    zIndex: '2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    w: { base: 'full', md: 'fit-content' },
    mt: '4',
    ps: '4',
    pe: '2',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'xl',
    boxShadow: 'lg',
    animation: 'fade-in 160ms ease-out',
    '& > p': { me: '3', fontWeight: 'semibold', flex: { base: '1', md: 'none' } },
    // On phones the actions need the whole width for their words.
    '& > :last-child': { order: { base: '-1', md: '0' } },
    mdDown: {
      '& > p': { order: '-2' },
      '& > button:not(:last-child)': { flex: '1', px: '2' },
      '& > button:not(:last-child) > svg': { display: 'none' },
    },
  },
});

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
      <Bar aria-label={messages.region}>
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
      </Bar>
      {dialog}
    </>
  );
}

import { mostLabels } from '@hawiyat/shared/contract/fleet/container-labels';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { mayI, onCompanyChange } from '@hawiyat/shared/state';
import { Button } from '@hawiyat/shared/ui';
import { createSelection, type Selectable, SelectionBar as SharedBar } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { CheckCheck, CircleDot, Tag } from 'lucide-react';
import { messages as labels } from '../../../texts/labels.ts';
import { messages } from '../../../texts/table.ts';
import { dialogs } from '../../dialogs.ts';
import { PrintLabels } from '../../print-labels.tsx';

export const containerSelection = createSelection<Container>();
onCompanyChange(containerSelection.clear);

export const selectable: Selectable<Container> = {
  selection: containerSelection,
  label: ({ containerNumber }) => messages.select(containerNumber),
  allLabel: messages.selectAll,
};

export function SelectionBar({ containers }: { containers: readonly Container[] }) {
  const selected = useStore(containerSelection.$selected);
  // What the list no longer has is not changed.
  const chosen = selected.size === 0 ? [] : containers.filter(({ id }) => selected.has(id));
  if (chosen.length === 0) return null;
  const open = (kind: 'status' | 'price') => () => dialogs.open(kind, { containers: chosen });
  return (
    <SharedBar selection={containerSelection} label={messages.region} text={messages.selected(chosen.length)}>
      {mayI('change-fleet') && (
        <>
          <Button size="sm" variant="outline" onClick={open('status')}>
            <CircleDot size={16} aria-hidden />
            {messages.changeStatus}
          </Button>
          <Button size="sm" variant="outline" onClick={open('price')}>
            <Tag size={16} aria-hidden />
            {messages.changePrice}
          </Button>
        </>
      )}
      {chosen.length <= mostLabels && <PrintLabels ids={chosen.map(({ id }) => id)} texts={labels.many} />}
      {chosen.length < containers.length && (
        <Button size="sm" variant="ghost" onClick={() => containerSelection.set(containers, true)}>
          <CheckCheck size={16} aria-hidden />
          {messages.selectAllOf(containers.length)}
        </Button>
      )}
    </SharedBar>
  );
}

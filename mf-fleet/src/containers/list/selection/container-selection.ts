import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { onCompanyChange } from '@hawiyat/shared/state';
import { createSelection, type Selectable } from '@hawiyat/shared/ui/list';
import { messages } from '../../../texts/table.ts';

export const containerSelection = createSelection<Container>();
onCompanyChange(containerSelection.clear);

/** Constant, so that rows do not render again. */
export const selectable: Selectable<Container> = {
  selection: containerSelection,
  label: ({ containerNumber }) => messages.select(containerNumber),
  allLabel: messages.selectAll,
};

import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { Flex } from '@hawiyat/shared/ui';
import { CardList, LinkedCards } from '@hawiyat/shared/ui/card-list';
import { SelectBox, SelectKnown } from '@hawiyat/shared/ui/list';
import { containerCards, containerWidths } from '../container-card.styles.ts';
import { ContainerCard } from '../container-card.tsx';
import { containerSelection, selectable } from '../selection/container-selection.ts';
import { messages } from '../selection/selection-messages.ts';

const box = (container: Container) => (
  <SelectBox selection={containerSelection} id={container.id} label={selectable.label(container)} />
);

const target = { display: 'grid', placeContent: 'center', boxSize: '11', cursor: 'pointer' } as const;
const styles = {
  ...containerCards,
  // Above the link that covers the card.
  '& [data-select]': { ...target, position: 'relative', zIndex: '1', m: '-2' },
  '& article:has(:checked)': { borderColor: 'brand.fg', bg: 'brand.subtle' },
};

interface SelectableCardsProps {
  containers: readonly Container[];
  selects: boolean;
}

/** Replaces the table on narrow windows. */
export function SelectableCards({ containers, selects }: SelectableCardsProps) {
  return (
    <>
      {selects && (
        <Flex align="center" mb="2" css={{ '& [data-select]': target }}>
          <SelectKnown select={selectable} rows={containers} />
          <span aria-hidden>{messages.selectAllOf(containers.length)}</span>
        </Flex>
      )}
      <LinkedCards role="list" styles={styles}>
        <CardList rows={containers} widths={containerWidths}>
          {(item) => <ContainerCard container={item} {...(selects && { picture: box })} />}
        </CardList>
      </LinkedCards>
    </>
  );
}

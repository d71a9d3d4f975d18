import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { listUtilization } from '@hawiyat/shared/contract/fleet/utilization';
import { today } from '@hawiyat/shared/locale/today';
import { createQuery } from '@hawiyat/shared/query';
import { useNavigate } from '@hawiyat/shared/router';
import { mayI } from '@hawiyat/shared/state';
import { chakra, Flex } from '@hawiyat/shared/ui';
import { CardList, LinkedCards } from '@hawiyat/shared/ui/card-list';
import {
  type ListSort,
  ListTable,
  listStyles,
  SelectBox,
  SelectKnown,
  selectionEvents,
  useIsTable,
} from '@hawiyat/shared/ui/list';
import { VirtualRows } from '@hawiyat/shared/ui/virtual-rows';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../../texts/table.ts';
import { containerCards, containerWidths, linkLook, oneLine } from '../container-card.styles.ts';
import { ContainerCard } from '../container-card.tsx';
import { type SortField, sortBy, sortedBy } from '../container-sort.ts';
import { $filter, $sort } from '../containers-store.ts';
import { containerSelection, SelectionBar, selectable } from '../selection/selection-bar.tsx';
import { columnsOf, type Measured } from './columns.tsx';
import { $columns } from './shown-columns.ts';

const StyledContainers = chakra('div', {
  base: {
    ...listStyles,
    '& :is(th, td)': { whiteSpace: 'nowrap' },
    '& td > span:not([data-bar])': { minW: '0', truncate: true },
    '& td > span:has(> bdi:last-child)': oneLine,
    '& tbody > tr': { cursor: 'pointer' },
    '& td a': linkLook,
    '& td > a[data-page]': { color: 'fg', fontWeight: 'semibold' },
    '& td [data-late]': { color: 'danger.fg', fontWeight: 'medium' },
    '& td small': { color: 'fg.muted', fontSize: 'xs' },
    '& [data-bar]': {
      flex: '1',
      maxW: '20',
      h: '1.5',
      bg: 'bg.emphasized',
      borderRadius: 'full',
      overflow: 'hidden',
      '& > span': { display: 'block', h: 'full', bg: 'focus', borderRadius: 'full' },
    },
    '& [data-bar] + bdi': { minW: '9', color: 'fg.muted', fontSize: 'xs' },
    '& table :is(th, td):has(> [data-more])': { px: '1.5' },
  },
});

export function ContainersTable({ containers }: { containers: readonly Container[] }) {
  const isTable = useIsTable();
  const shown = useStore($columns);
  const sort = useStore($sort);
  const asks: readonly string[] = [...(isTable ? shown : []), sort.field];
  const figures = useUtilization(asks.includes('utilization') || asks.includes('income'));
  const rows = useMeasuredOrder(containers, figures);
  const now = today();
  const columns = useMemo(() => columnsOf({ shown, today: now, figures }), [shown, now, figures]);
  const openPage = useOpenPage();
  const newest = useRef(rows);
  newest.current = rows;
  const [selecting] = useState(() =>
    selectionEvents(containerSelection, () => new Map(newest.current.entries())),
  );
  useEffect(() => {
    // A new filter hides what was selected.
    const stop = $filter.listen(containerSelection.clear);
    return () => {
      stop();
      containerSelection.clear();
    };
  }, []);
  const selects = mayI('change-fleet');
  return (
    <StyledContainers
      onKeyDown={selecting.key}
      onClick={(event) => {
        if (!selecting.press(event) && isTable) openPage(event);
      }}
    >
      {isTable ? (
        <ListTable
          caption={messages.caption}
          columns={columns}
          total={rows.length}
          virtual={VirtualRows}
          rowAt={(position) => rows[position]}
          select={selects ? selectable : undefined}
          known={rows}
          sort={{ ...sort, ...sorting }}
          detailsLabel={detailsLabel}
        />
      ) : (
        <SelectableCards containers={rows} selects={selects} />
      )}
      <SelectionBar containers={rows} />
    </StyledContainers>
  );
}

const detailsLabel = ({ containerNumber }: Container) => messages.detailsOf(containerNumber);

const sorting: Pick<ListSort<SortField>, 'firstOrder' | 'onSort'> = {
  firstOrder: (field) => sortBy(field).order,
  onSort: (field, order) => $sort.set({ field, order }),
};

const $month = atom<{ query: { month: string } } | null>(null);
const $utilization = createQuery(listUtilization, $month, {
  invalidatedBy: ['order.moved', 'order.canceled', 'sub_order.moved'],
  select: ({ containers }): NonNullable<Measured> =>
    new Map(containers.map(({ id, share, income }) => [id, { share, income }])),
});

function useUtilization(isShown: boolean): Measured {
  const { data } = useStore($utilization);
  useEffect(() => {
    if (!isShown) return;
    $month.set({ query: { month: today().slice(0, 7) } });
    void $utilization.fetch();
  }, [isShown]);
  return data;
}

function useMeasuredOrder(containers: readonly Container[], figures: Measured): readonly Container[] {
  const { field, order } = useStore($sort);
  return useMemo(() => {
    if (!figures || (field !== 'utilization' && field !== 'income')) return containers;
    const figure = field === 'utilization' ? 'share' : 'income';
    return sortedBy(containers, order, ({ id }) => figures.get(id)?.[figure]);
  }, [containers, figures, field, order]);
}

/** The number is the link; a press anywhere else on the row opens the same. */
function useOpenPage() {
  const navigate = useNavigate();
  return ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, label, input')) return;
    if (getSelection()?.isCollapsed === false) return;
    const id = target.closest('tbody > tr')?.querySelector('[data-page]')?.getAttribute('data-page');
    if (id) navigate(`/containers/${id}`);
  };
}

const box = (container: Container) => (
  <SelectBox selection={containerSelection} id={container.id} label={selectable.label(container)} />
);

const target = { display: 'grid', placeContent: 'center', boxSize: '11', cursor: 'pointer' } as const;
const selectableStyles = {
  ...containerCards,
  // Above the link that covers the card.
  '& [data-select]': { ...target, position: 'relative', zIndex: '1', m: '-2' },
  '& article:has(:checked)': { borderColor: 'brand.fg', bg: 'brand.subtle' },
};

const SelectableCards = ({ containers, selects }: { containers: readonly Container[]; selects: boolean }) => (
  <>
    {selects && (
      <Flex align="center" mb="2" css={{ '& [data-select]': target }}>
        <SelectKnown select={selectable} rows={containers} />
        <span aria-hidden>{messages.selectAllOf(containers.length)}</span>
      </Flex>
    )}
    <LinkedCards role="list" styles={selectableStyles}>
      <CardList virtual={VirtualRows} rows={containers} widths={containerWidths}>
        {(item) => <ContainerCard container={item} {...(selects && { picture: box })} />}
      </CardList>
    </LinkedCards>
  </>
);

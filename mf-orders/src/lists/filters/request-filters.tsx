import { Choices, FilterPanel, SortFields } from '@hawiyat/shared/ui/panels';
import type { OpenFilter } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { messages } from '../../texts/list-actions.ts';
import { $outsideAreas } from '../live/new-orders-list.ts';
import type { AddressChange, NewOrdersQuery } from './orders-query.ts';
import { newOrderSorts, searchedNewOrderSorts } from './orders-query.ts';

interface RequestFiltersProps {
  open: OpenFilter;
  query: NewOrdersQuery;
  onChange: (change: AddressChange) => void;
}

export function RequestFilters({ open, query, onChange }: RequestFiltersProps) {
  const outside = useStore($outsideAreas);
  return (
    <FilterPanel {...open}>
      <SortFields
        label={messages.sortBy}
        field={query.sort ?? 'deliveryDate'}
        fields={query.q === undefined ? newOrderSorts : searchedNewOrderSorts}
        labels={messages.newOrderSorts}
        onField={(sort) => onChange({ sort })}
      />
      {outside && (
        <Choices
          label={messages.serviceAreas}
          options={[{ value: 'hidden', label: messages.hideOutside, count: outside.count }]}
          isChosen={() => outside.isHidden}
          onChoose={(chosen) => onChange({ outside: chosen ?? 'shown' })}
        />
      )}
    </FilterPanel>
  );
}

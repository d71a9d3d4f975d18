import { containerSizes, containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { today } from '@hawiyat/shared/locale/today';
import { Box, whenIdle } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { isNarrowed, showAll } from '../container-filter.ts';
import { prepareSearch } from '../container-matching.ts';
import { $counts, $filter, $whole, setFilter } from '../containers-store.ts';
import { useQuestionInAddress } from '../use-question-in-address.ts';
import { Chip } from './chip.tsx';
import { filterStyles } from './filter.styles.ts';
import { messages } from './filter-messages.ts';
import { FreeDays } from './free-days.tsx';
import { FreeFigures } from './free-figures.tsx';
import { SavedViews } from './saved-views.tsx';

export function ContainerFilters() {
  useQuestionInAddress();
  const filter = useStore($filter);
  const counts = useStore($counts);
  const whole = useStore($whole);
  useEffect(() => (whole ? prepareSearch(whole, whenIdle) : undefined), [whole]);
  const now = today();
  // Only sizes that the company has.
  const sizes = useMemo(
    () => containerSizes.filter((size) => !whole || whole.some((item) => item.size === size)),
    [whole],
  );
  const types = useMemo(
    () => containerTypes.filter((type) => !whole || whole.some((item) => item.type === type)),
    [whole],
  );
  const isReserved = filter.status === 'reserved';
  return (
    <Box css={filterStyles} role="search" aria-label={messages.filters}>
      <div>
        <Chip
          pressed={isReserved}
          count={counts?.status.reserved}
          onPress={() => setFilter({ status: isReserved ? 'all' : 'reserved' })}
        >
          {statusLabel.reserved}
        </Chip>
        <fieldset aria-label={messages.type}>
          <span data-label="" aria-hidden>
            {messages.type}
          </span>
          {types.map((type) => (
            <Chip
              key={type}
              title={type}
              pressed={filter.type === type}
              count={counts?.type[type]}
              onPress={() => setFilter({ type: filter.type === type ? 'all' : type })}
            >
              {messages.types[type]}
            </Chip>
          ))}
        </fieldset>
        <fieldset aria-label={messages.size}>
          <span data-label="" aria-hidden>
            {messages.size}
          </span>
          {sizes.map((size) => (
            <Chip
              key={size}
              pressed={filter.size === size}
              count={counts?.size[size]}
              onPress={() => setFilter({ size: filter.size === size ? 'all' : size })}
            >
              {sizeLabel[size]}
            </Chip>
          ))}
        </fieldset>
        <FreeDays items={whole} filter={filter} today={now} />
        <SavedViews items={whole} today={now} />
        {isNarrowed(filter) && (
          <button type="button" data-link="" onClick={() => setFilter(showAll)}>
            {messages.clear}
          </button>
        )}
      </div>
      {filter.free && whole && <FreeFigures items={whole} filter={filter} free={filter.free} today={now} />}
    </Box>
  );
}

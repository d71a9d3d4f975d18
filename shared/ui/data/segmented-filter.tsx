import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';
import { count as formatCount } from '../../locale/numbers.ts';

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    w: { base: 'full', md: 'fit' },
    minW: '0',
    p: '1',
    gap: '1',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderRadius: 'md',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});

const Segment = chakra('label', {
  base: {
    flex: { base: '1 0 auto', md: 'none' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    h: { base: '10', md: '8' },
    px: { base: '2', md: '3.5' },
    borderRadius: 'sm',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background-color 160ms, color 160ms',
    _hover: { color: 'fg' },
    '&:has(:checked)': { bg: { base: 'bg.panel', _dark: 'bg.emphasized' }, color: 'fg', boxShadow: 'xs' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus' },
    '& > b': {
      // Hundreds fit: a late count moves no segment from under a finger.
      ...{ display: 'inline-block', minW: { base: '3ch', md: '4ch' }, ms: '1.5' },
      ...{ fontSize: 'xs', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
    },
  },
});

export interface SegmentedFilterProps<Value extends string> {
  label: string;
  value: Value;
  /** `count` is null until it is known. */
  options: readonly { readonly value: Value; readonly label: string; readonly count?: number | null }[];
  onChange: (value: Value) => void;
}

/** A native radio group, so that arrow keys work. */
export function SegmentedFilter<Value extends string>(props: SegmentedFilterProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value} position="relative">
          <VisuallyHidden asChild>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              aria-describedby={typeof option.count === 'number' ? `${name}${option.value}` : undefined}
              onChange={() => onChange(option.value)}
            />
          </VisuallyHidden>
          {option.label}
          {option.count !== undefined && (
            <b id={`${name}${option.value}`} aria-hidden>
              {option.count === null ? '' : formatCount(option.count)}
            </b>
          )}
        </Segment>
      ))}
    </Group>
  );
}

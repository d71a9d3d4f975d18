import { chakra } from '@chakra-ui/react';
import { count as formatCount } from '../../locale/numbers.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    minW: '0',
    p: '0',
    border: '0',
    '& > span': { w: 'full', color: 'fg.muted', fontSize: 'xs' },
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: { base: '10', md: '8' },
      px: '2.5',
      borderWidth: '1px',
      borderRadius: 'md',
      bg: 'bg.panel',
      color: 'fg',
      fontSize: 'xs',
      fontWeight: 'medium',
      cursor: 'pointer',
      transition: 'background-color 160ms, border-color 160ms',
      _hover: { bg: 'bg.muted' },
      '& > b': { fontWeight: 'normal', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
      '&[aria-pressed=true]': {
        bg: 'brand.subtle',
        borderColor: 'brand.fg',
        color: 'brand.fg',
        '& > b': { color: 'inherit' },
      },
    },
    '&[data-columns]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
      '& > span': { gridColumn: '1 / -1' },
      '& > button': { justifyContent: 'space-between' },
    },
  },
});

export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number | undefined;
  readonly title?: string | undefined;
}

export interface ChoicesProps<Value> {
  label: string;
  options: readonly ChoiceOption<Value>[];
  isChosen: (value: Value) => boolean;
  /** `value` is null where the chosen one is pressed again. */
  onChoose: (value: Value | null) => void;
  columns?: boolean;
}

export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, options, isChosen, onChoose, columns = false } = props;
  const roving = useRovingFocus<HTMLFieldSetElement>();
  return (
    <Group aria-label={label} {...roving} {...(columns && { 'data-columns': '' })}>
      <span aria-hidden>{label}</span>
      {options.map(({ value, label, count, title }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isChosen(value)}
          title={title}
          onClick={() => onChoose(isChosen(value) ? null : value)}
        >
          {label}
          {count !== undefined && <b>{formatCount(count)}</b>}
        </button>
      ))}
    </Group>
  );
}

import { largeText } from '@hawiyat/shared/lib/large-text';
import { Box, chakra, NativeSelect } from '@hawiyat/shared/ui';

export const FilterBar = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '1fr 1fr',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    // The search, and a third choice.
    '& > :nth-child(1), & > :nth-child(4):nth-last-child(2)': { gridColumn: '1 / -1' },
    '& button': { borderColor: 'border.control' },
    // «All» must not look disabled; an active filter stands out.
    '& select:has(> option[value=""]:checked)': { color: 'fg' },
    '& [data-narrows] select': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
    '& > [data-sort]': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      [largeText]: { flexWrap: 'wrap' },
      '& > span': { color: 'fg.muted', whiteSpace: 'nowrap' },
      '& > div': { flex: '1' },
      '& > button': { px: { base: '2.5', md: '4' }, ms: { base: 'auto', md: '0' } },
    },
    // Two per row on the narrowest phones still show their whole text.
    '& select': { mdDown: { ps: '2.5', pe: '8' } },
  },
});

export interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  /** The option that clears the filter; a sort has none. */
  all?: string;
  options: readonly Value[];
  labels: Record<Value, string>;
  onChange: (value: string) => void;
}

export function Choice<Value extends string>({
  label,
  value,
  all,
  options,
  labels,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Box w={{ md: '40' }} minW="0" {...(all && value && { 'data-narrows': '' })}>
      <NativeSelect aria-label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        {all && <option value="">{all}</option>}
        {options.map((item) => (
          <option key={item} value={item}>
            {labels[item]}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}

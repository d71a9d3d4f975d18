import { Box } from '@hawiyat/shared/ui';
import { SelectInput } from '@hawiyat/shared/ui/extra';

export interface ChoiceProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  /** Empty or left out: everything. */
  value: Value | undefined;
  /** The first option, which takes the filter away; a sort has none. */
  all?: string;
  options: readonly Value[];
  labels: Record<Value, string>;
  onChange: (value: string) => void;
}

/** One filter of the bar. */
export function Choice<Value extends string>({
  label,
  value,
  all,
  options,
  labels,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Box w={{ md: '44' }} minW="0">
      <SelectInput aria-label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        {all && <option value="">{all}</option>}
        {options.map((item) => (
          <option key={item} value={item}>
            {labels[item]}
          </option>
        ))}
      </SelectInput>
    </Box>
  );
}

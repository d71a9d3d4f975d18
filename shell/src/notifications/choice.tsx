import { time } from '@hawiyat/shared/locale/dates';
import { Field, NativeSelect } from '@hawiyat/shared/ui';
import { type ReactNode, useId } from 'react';

interface ChoiceProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label data-choice="">
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint && <small id={id}>{hint}</small>}
      </span>
    </label>
  );
}

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hours = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hours}:${index % 2 === 0 ? '00' : '30'}`;
});

interface HourProps {
  label: string;
  value: string;
  /** The other end of the period, which cannot be chosen too. */
  other: string;
  onChange: (value: string) => void;
}

/** A time of day in Riyadh. */
export function Hour({ label, value, other, onChange }: HourProps) {
  const hours = [...new Set([...halfHours, value])].sort().filter((hour) => hour !== other);
  return (
    <Field label={label}>
      <NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {time(`2026-01-01T${hour}:00+03:00`)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

import { weekdays } from '@hawiyat/shared/contract/company/work-settings';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { chakra, Field, NativeSelect } from '@hawiyat/shared/ui';
import { useId } from 'react';
import { FieldGrid, Part, SwitchRow } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import type { TypedWork } from './work-draft.ts';

const names = ['الأحد', 'الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'] as const;
const usualHours = { from: '08:00', until: '17:00' };

const Days = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    minW: '0',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      px: '3.5',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'lg',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.fg', fontWeight: 'medium' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
      '&:has(:disabled)': { cursor: 'default' },
    },
    '& input': { accentColor: 'brand.solid', boxSize: '4', outline: 'none' },
  },
});

export function DaysPart({ typed: { days, hours }, problems, disabled, set }: SettingsPartProps<TypedWork>) {
  const error = useId();
  return (
    <Part>
      <header>
        <h2>أيام العمل</h2>
        <p>يصلك تذكير ما لا سائق له قبل يوم الإجازة، وينبّهك العرض إن كان يوم التوصيل إجازة.</p>
      </header>
      <Days aria-label="أيام العمل" aria-describedby={problems.days && error}>
        {weekdays.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              name="days"
              checked={days.includes(day)}
              disabled={disabled}
              onChange={({ target }) =>
                set('days', target.checked ? [...days, day] : days.filter((other) => other !== day))
              }
            />
            {names[day]}
          </label>
        ))}
      </Days>
      {problems.days && (
        <p id={error} role="alert" data-wrong="">
          {problems.days}
        </p>
      )}
      <SwitchRow>
        <input
          type="checkbox"
          role="switch"
          checked={hours !== null}
          aria-checked={hours !== null}
          disabled={disabled}
          onChange={({ target }) => set('hours', target.checked ? usualHours : null)}
        />
        تحديد ساعات العمل
      </SwitchRow>
      {hours && (
        <FieldGrid>
          <Hour
            label="من الساعة"
            value={hours.from}
            disabled={disabled}
            onChange={(from) => set('hours', { ...hours, from })}
          />
          <Hour
            label="إلى الساعة"
            value={hours.until}
            error={problems['hours.until']}
            disabled={disabled}
            onChange={(until) => set('hours', { ...hours, until })}
          />
        </FieldGrid>
      )}
    </Part>
  );
}

const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
);

/** `08:00` becomes `8:00 ص`. */
function spoken(time: string): string {
  const [hour = 0, minute = ''] = time.split(':').map((part, at) => (at === 0 ? Number(part) : part)) as [
    number,
    string,
  ];
  return `${isolate(`${hour % 12 || 12}:${minute}`)} ${hour < 12 ? 'ص' : 'م'}`;
}

interface HourProps {
  label: string;
  value: string;
  error?: string | undefined;
  disabled: boolean;
  onChange: (time: string) => void;
}

function Hour({ label, value, error, disabled, onChange }: HourProps) {
  const times = halfHours.includes(value) ? halfHours : [...halfHours, value].sort();
  return (
    <Field label={label} error={error}>
      <NativeSelect
        name={error && 'hours'}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {spoken(time)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

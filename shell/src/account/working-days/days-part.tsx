import { weekdays } from '@hawiyat/shared/contract/company/work-settings';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { chakra } from '@hawiyat/shared/ui';
import { SelectField } from '@hawiyat/shared/ui/forms';
import { useId } from 'react';
import { FieldGrid, Part, SwitchRow } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import type { TypedWork } from './work-typing.ts';

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

export function DaysPart({ typed: { days, hours }, register, error, set }: SettingsPartProps<TypedWork>) {
  const wrong = error('days');
  const message = useId();
  return (
    <Part>
      <header>
        <h2>أيام العمل</h2>
        <p>يصلك تذكير ما لا سائق له قبل يوم الإجازة، وينبّهك العرض إن كان يوم التوصيل إجازة.</p>
      </header>
      <Days aria-label="أيام العمل" aria-describedby={wrong && message}>
        {weekdays.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              name="days"
              checked={days.includes(day)}
              onChange={({ target }) =>
                set('days', target.checked ? [...days, day] : days.filter((other) => other !== day))
              }
            />
            {names[day]}
          </label>
        ))}
      </Days>
      {wrong && (
        <p id={message} role="alert" data-wrong="">
          {wrong}
        </p>
      )}
      <SwitchRow>
        <input
          type="checkbox"
          role="switch"
          checked={hours !== null}
          aria-checked={hours !== null}
          onChange={({ target }) => set('hours', target.checked ? usualHours : null)}
        />
        تحديد ساعات العمل
      </SwitchRow>
      {hours && (
        <FieldGrid>
          {(['from', 'until'] as const).map((end) => (
            <SelectField
              key={end}
              label={end === 'from' ? 'من الساعة' : 'إلى الساعة'}
              {...register(`hours.${end}`)}
              onChange={({ target }) => set('hours', { ...hours, [end]: target.value })}
            >
              {timesWith(hours[end]).map((time) => (
                <option key={time} value={time}>
                  {spoken(time)}
                </option>
              ))}
            </SelectField>
          ))}
        </FieldGrid>
      )}
    </Part>
  );
}

const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
);

const timesWith = (time: string) => (halfHours.includes(time) ? halfHours : [...halfHours, time].sort());

/** `08:00` becomes `8:00 ص`. */
function spoken(time: string): string {
  const [hour = 0, minute = ''] = time.split(':').map((part, at) => (at === 0 ? Number(part) : part)) as [
    number,
    string,
  ];
  return `${isolate(`${hour % 12 || 12}:${minute}`)} ${hour < 12 ? 'ص' : 'م'}`;
}

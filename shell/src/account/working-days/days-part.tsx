import { weekdays } from '@hawiyat/shared/contract/company/work-settings';
import { chakra } from '@hawiyat/shared/ui';
import { SelectField } from '@hawiyat/shared/ui/forms';
import { useId } from 'react';
import { halfHours } from '../../components/half-hours.ts';
import { messages } from '../../texts/working-days.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { Switch } from '../components/switch.tsx';
import { FieldGrid, PartError, TitledPart } from '../components/titled-part.tsx';
import type { TypedWork } from './work-typing.ts';

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
    <TitledPart {...messages.days}>
      <Days aria-label={messages.days.title} aria-describedby={wrong && message}>
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
            {messages.weekdays[day]}
          </label>
        ))}
      </Days>
      {wrong && <PartError id={message}>{wrong}</PartError>}
      <Switch
        label={messages.hasHours}
        checked={hours !== null}
        onChange={(isSet) => set('hours', isSet ? usualHours : null)}
      />
      {hours && (
        <FieldGrid>
          {(['from', 'until'] as const).map((end) => (
            <SelectField
              key={end}
              label={messages.hours[end]}
              options={halfHours(hours[end]).map((time) => [time, spoken(time)])}
              {...register(`hours.${end}`)}
              onChange={({ target }) => set('hours', { ...hours, [end]: target.value })}
            />
          ))}
        </FieldGrid>
      )}
    </TitledPart>
  );
}

/** `08:00` becomes `8:00 ص`. */
function spoken(time: string): string {
  const [hour, minute] = time.split(':');
  return messages.time(`${Number(hour) % 12 || 12}:${minute}`, Number(hour) < 12);
}

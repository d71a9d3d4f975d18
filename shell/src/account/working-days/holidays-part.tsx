import { mostHolidays } from '@hawiyat/shared/contract/company/work-settings';
import { chakra, Field, IconButton } from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import { InputField } from '@hawiyat/shared/ui/forms';
import { Trash2 } from 'lucide-react';
import { messages } from '../../texts/working-days.ts';
import type { SettingsPartProps, SettingsRowProps } from '../components/settings-form.tsx';
import { RowsPart } from '../components/titled-part.tsx';
import type { TypedWork } from './work-typing.ts';

const Row = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr) auto' },
    alignItems: 'start',
    gap: '3',
    minW: '0',
    p: { base: '4', md: '0' },
    borderWidth: { base: '1px', md: '0' },
    borderRadius: 'lg',
    '& > button': { mt: { md: '7' }, justifySelf: 'end' },
  },
});

export function HolidaysPart(part: SettingsPartProps<TypedWork>) {
  const { error, set } = part;
  const { holidays } = part.typed;
  return (
    <RowsPart
      title={messages.holidays}
      about={holidays.length === 0 ? messages.noHolidays : messages.holidaysAbout}
      rows={holidays}
      most={mostHolidays}
      error={error('holidays')}
      add={messages.addHoliday}
      onAdd={(key) => set('holidays', [...holidays, { key, name: '', from: '', until: '' }])}
      onRemove={(rest) => set('holidays', rest)}
    >
      {(at, remove) => <HolidayRow {...part} at={at} onRemove={remove} />}
    </RowsPart>
  );
}

function HolidayRow({ typed, at, register, error, set, onRemove }: SettingsRowProps<TypedWork>) {
  const holiday = typed.holidays[at];
  if (!holiday) return null;
  const row = `holidays.${at}` as const;
  const name = holiday.name.trim() || messages.holiday(at + 1);
  // Each end may be what was wrong with the other.
  const end = (day: 'from' | 'until') => (
    <DateInput
      name={`${row}.${day}`}
      value={holiday[day]}
      onChange={(typedDay) => set(row, { ...holiday, [day]: typedDay })}
    />
  );
  return (
    <Row aria-label={name}>
      <InputField {...messages.name} required maxLength={60} {...register(`${row}.name`)} />
      <Field label={messages.from} required error={error(`${row}.from`)}>
        {end('from')}
      </Field>
      <Field label={messages.until} error={error(`${row}.from`) ? undefined : error(`${row}.until`)}>
        {end('until')}
      </Field>
      <IconButton size="sm" colorPalette="danger" label={messages.remove(name)} onClick={onRemove}>
        <Trash2 size={16} />
      </IconButton>
    </Row>
  );
}

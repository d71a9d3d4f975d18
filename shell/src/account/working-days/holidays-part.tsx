import { mostHolidays } from '@hawiyat/shared/contract/company/work-settings';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { Button, chakra, Field, IconButton } from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import { InputField } from '@hawiyat/shared/ui/forms';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
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

type HolidaysProps = SettingsPartProps<TypedWork>;

export function HolidaysPart(part: HolidaysProps) {
  const { error, set } = part;
  const { holidays } = part.typed;
  const added = useRef(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    added.current += 1;
    set('holidays', [...holidays, { key: `added-${added.current}`, name: '', from: '', until: '' }]);
  };
  return (
    <Part>
      <header>
        <h2>الإجازات</h2>
        <p>
          {holidays.length === 0
            ? 'لا توجد إجازات. أضف الأعياد والأيام التي لا تعمل فيها شركتك.'
            : 'أيام لا تعمل فيها شركتك، ويُحسب اليوم الأخير منها.'}
        </p>
      </header>
      {holidays.map(({ key }, at) => (
        <HolidayRow
          key={key}
          {...part}
          at={at}
          onRemove={() => {
            set('holidays', holidays.toSpliced(at, 1));
            addButton.current?.focus();
          }}
        />
      ))}
      {error('holidays') && (
        <p role="alert" data-wrong="">
          {error('holidays')}
        </p>
      )}
      <div data-row="">
        <Button
          ref={addButton}
          variant="outline"
          size="sm"
          disabled={holidays.length >= mostHolidays}
          onClick={add}
        >
          <Plus size={16} aria-hidden />
          إضافة إجازة
        </Button>
      </div>
    </Part>
  );
}

function HolidayRow({
  typed,
  at,
  register,
  error,
  set,
  onRemove,
}: HolidaysProps & { at: number; onRemove: () => void }) {
  const holiday = typed.holidays[at];
  if (!holiday) return null;
  const row = `holidays.${at}` as const;
  const name = holiday.name.trim() || `إجازة ${at + 1}`;
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
      <InputField
        label="الاسم"
        required
        placeholder="مثال: عيد الفطر"
        maxLength={60}
        {...register(`${row}.name`)}
      />
      <Field label="من يوم" required error={error(`${row}.from`)}>
        {end('from')}
      </Field>
      <Field label="إلى يوم" error={error(`${row}.from`) ? undefined : error(`${row}.until`)}>
        {end('until')}
      </Field>
      <IconButton size="sm" colorPalette="danger" label={`حذف ${isolateName(name)}`} onClick={onRemove}>
        <Trash2 size={16} />
      </IconButton>
    </Row>
  );
}

import { mostHolidays } from '@hawiyat/shared/contract/company/work-settings';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { Button, chakra, Field, IconButton, Input } from '@hawiyat/shared/ui';
import { DateInput } from '@hawiyat/shared/ui/dates';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import type { TypedHoliday, TypedWork } from './work-draft.ts';

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

export function HolidaysPart({ typed: { holidays }, problems, disabled, set }: SettingsPartProps<TypedWork>) {
  const added = useRef(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const change = (changed: readonly TypedHoliday[]) => set('holidays', changed);
  const add = () => {
    added.current += 1;
    change([...holidays, { key: `added-${added.current}`, name: '', from: '', until: '' }]);
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
      {holidays.map((holiday, at) => (
        <HolidayRow
          key={holiday.key}
          holiday={holiday}
          name={holiday.name.trim() || `إجازة ${at + 1}`}
          disabled={disabled}
          problem={(field) => problems[`holidays.${at}.${field}`]}
          onEdit={(edited) => change(holidays.with(at, { ...holiday, ...edited }))}
          onRemove={() => {
            change(holidays.toSpliced(at, 1));
            addButton.current?.focus();
          }}
        />
      ))}
      {problems.holidays && (
        <p role="alert" data-wrong="">
          {problems.holidays}
        </p>
      )}
      <div data-row="">
        <Button
          ref={addButton}
          variant="outline"
          size="sm"
          disabled={disabled || holidays.length >= mostHolidays}
          onClick={add}
        >
          <Plus size={16} aria-hidden />
          إضافة إجازة
        </Button>
      </div>
    </Part>
  );
}

interface HolidayRowProps {
  holiday: TypedHoliday;
  name: string;
  disabled: boolean;
  problem: (field: 'name' | 'from' | 'until') => string | undefined;
  onEdit: (edited: Partial<TypedHoliday>) => void;
  onRemove: () => void;
}

function HolidayRow({ holiday, name, disabled, problem, onEdit, onRemove }: HolidayRowProps) {
  return (
    <Row aria-label={name}>
      <Field label="الاسم" required error={problem('name')}>
        <Input
          dir="auto"
          autoComplete="off"
          placeholder="مثال: عيد الفطر"
          maxLength={60}
          disabled={disabled}
          name={problem('name') && 'holidays'}
          value={holiday.name}
          onChange={({ target }) => onEdit({ name: target.value })}
        />
      </Field>
      <Field label="من يوم" required error={problem('from')}>
        <DateInput
          disabled={disabled}
          name={problem('from') && 'holidays'}
          value={holiday.from}
          onChange={(from) => onEdit({ from })}
        />
      </Field>
      <Field label="إلى يوم" error={problem('from') ? undefined : problem('until')}>
        <DateInput
          disabled={disabled}
          name={problem('until') && 'holidays'}
          value={holiday.until}
          onChange={(until) => onEdit({ until })}
        />
      </Field>
      <IconButton
        size="sm"
        colorPalette="danger"
        disabled={disabled}
        label={`حذف ${isolateName(name)}`}
        onClick={onRemove}
      >
        <Trash2 size={16} />
      </IconButton>
    </Row>
  );
}

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

/** Days off beyond the week's. */
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
      {holidays.map((holiday, at) => {
        const edit = (edited: Partial<TypedHoliday>) => change(holidays.with(at, { ...holiday, ...edited }));
        const problem = (field: string) => problems[`holidays.${at}.${field}`];
        const name = holiday.name.trim() || `إجازة ${at + 1}`;
        return (
          <Row key={holiday.key} aria-label={name}>
            <Field label="الاسم" required error={problem('name')}>
              <Input
                dir="auto"
                autoComplete="off"
                placeholder="مثال: عيد الفطر"
                maxLength={60}
                disabled={disabled}
                name={problem('name') && 'holidays'}
                value={holiday.name}
                onChange={({ target }) => edit({ name: target.value })}
              />
            </Field>
            <Field label="من يوم" required error={problem('from')}>
              <DateInput
                disabled={disabled}
                name={problem('from') && 'holidays'}
                value={holiday.from}
                onChange={(from) => edit({ from })}
              />
            </Field>
            <Field label="إلى يوم" error={problem('from') ? undefined : problem('until')}>
              <DateInput
                disabled={disabled}
                name={problem('until') && 'holidays'}
                value={holiday.until}
                onChange={(until) => edit({ until })}
              />
            </Field>
            <IconButton
              size="sm"
              colorPalette="danger"
              disabled={disabled}
              label={`حذف ${isolateName(name)}`}
              onClick={() => {
                change(holidays.toSpliced(at, 1));
                addButton.current?.focus();
              }}
            >
              <Trash2 size={16} />
            </IconButton>
          </Row>
        );
      })}
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

import { containerTypes, sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import { rentalDurations } from '@hawiyat/shared/contract/marketplace/offers';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { chakra } from '@hawiyat/shared/ui';
import { InputField, MoneyInput, SelectField } from '@hawiyat/shared/ui/forms';
import { FieldGrid, Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { kindKey, type TypedWork } from './work-typing.ts';

const Kind = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(11rem, 1fr))' },
    gap: '3',
    minW: '0',
    '& legend': { mb: '2', fontWeight: 'medium' },
  },
});

export function OffersPart({ register }: SettingsPartProps<TypedWork>) {
  return (
    <Part>
      <header>
        <h2>بداية العروض</h2>
        <p>
          يبدأ بها عرض «مرة واحدة» قبل أن تكتب، ولك تغييرها في كل عرض. ما تتركه فارغًا يبقى فارغًا في العرض.
        </p>
      </header>
      <FieldGrid>
        <SelectField label="مدة التأجير المقترحة" {...register('rentalDuration')}>
          <option value="">دون اقتراح</option>
          {rentalDurations.map((days) => (
            <option key={days} value={days}>
              {pluralize(days, 'day')}
            </option>
          ))}
        </SelectField>
      </FieldGrid>
      {containerTypes.map((type) => (
        <Kind key={type}>
          <legend>{type}</legend>
          {sizesOfType[type].map((size) => {
            const name = `prices.${kindKey({ type, size })}` as const;
            return (
              <InputField
                key={size}
                label={sizeLabel[size]}
                control={MoneyInput}
                aria-label={`سعر ${type}، ${sizeLabel[size]}`}
                {...register(name)}
              />
            );
          })}
        </Kind>
      ))}
    </Part>
  );
}

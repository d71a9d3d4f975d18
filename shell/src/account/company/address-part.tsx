import { InputField } from '@hawiyat/shared/ui/forms';
import { FieldGrid, Part } from '../components/settings.styles.ts';
import type { SettingsPartProps } from '../components/settings-form.tsx';
import { addressParts, type AddressPart as Name, type TypedProfile } from './profile-typing.ts';

interface PartOf {
  readonly label: string;
  readonly isNumber?: true;
  readonly isOptional?: true;
  readonly hint?: string;
  readonly autoComplete?: string;
}

const parts: Readonly<Record<Name, PartOf>> = {
  shortCode: {
    label: 'العنوان المختصر',
    isNumber: true,
    isOptional: true,
    hint: '4 حروف إنجليزية ثم 4 أرقام.',
  },
  building: { label: 'رقم المبنى', isNumber: true },
  street: { label: 'الشارع', autoComplete: 'address-line1' },
  district: { label: 'الحي', autoComplete: 'address-level3' },
  city: { label: 'المدينة', autoComplete: 'address-level2' },
  postcode: { label: 'الرمز البريدي', isNumber: true, autoComplete: 'postal-code' },
  additionalNumber: { label: 'الرقم الإضافي', isNumber: true, isOptional: true },
};

export function AddressPart({ typed: { address }, register }: SettingsPartProps<TypedProfile>) {
  const isGiven = addressParts.some((name) => address[name].trim() !== '');
  return (
    <Part>
      <header>
        <h2>العنوان الوطني</h2>
        <p>كما هو في سجلك لدى البريد السعودي. اتركه فارغًا إن لم يكن لديك.</p>
      </header>
      <FieldGrid>
        {addressParts.map((name) => {
          const { label, isNumber, isOptional, hint, autoComplete = 'off' } = parts[name];
          return (
            <InputField
              key={name}
              label={isOptional ? `${label} (اختياري)` : label}
              required={isGiven && !isOptional}
              hint={hint}
              dir={isNumber ? 'ltr' : 'auto'}
              autoComplete={autoComplete}
              {...register(`address.${name}`)}
            />
          );
        })}
      </FieldGrid>
    </Part>
  );
}

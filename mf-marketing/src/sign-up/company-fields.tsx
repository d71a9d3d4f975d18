import { Field, Ltr } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { DraftField } from './draft-field.tsx';
import { FormGroup, Wide } from './form-group.tsx';
import { LogoInput } from './logo-input.tsx';
import { formTexts } from './sign-up-messages.ts';
import { $fieldErrors } from './sign-up-state.ts';

export function CompanyFields() {
  return (
    <FormGroup legend={formTexts.groups.company}>
      <DraftField
        name="companyName"
        label="اسم الشركة"
        placeholder="كما في السجل التجاري"
        dir="auto"
        autoComplete="organization"
      />
      <DraftField
        name="commercialNumber"
        label="رقم السجل التجاري"
        placeholder="10 أرقام"
        hint="أو الرقم الوطني الموحد للمنشأة"
        numeric
        most={10}
      />
      <DraftField name="taxNumber" label="الرقم الضريبي" placeholder="15 رقمًا" numeric />
      <DraftField
        name="companyPhoneNumber"
        label="هاتف الشركة"
        placeholder="05XXXXXXXX"
        numeric
        inputMode="tel"
        type="tel"
        autoComplete="tel"
      />
      <Wide>
        <LogoField />
      </Wide>
    </FormGroup>
  );
}

function LogoField() {
  const error = useStore($fieldErrors).logo;
  const hint = (
    <>
      <Ltr>{formTexts.logoHint}</Ltr>
      {formTexts.logoHintLimit}
    </>
  );
  return (
    <Field label={formTexts.logo} required hint={hint} error={error}>
      <LogoInput />
    </Field>
  );
}

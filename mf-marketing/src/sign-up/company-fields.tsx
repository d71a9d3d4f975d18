import { Field, Ltr } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { formTexts } from '../texts/sign-up.ts';
import { DraftField } from './draft-field.tsx';
import { FormGroup, Wide } from './form-group.tsx';
import { LogoInput } from './logo-input.tsx';
import { $fieldErrors } from './sign-up-state.ts';

export function CompanyFields() {
  return (
    <FormGroup legend={formTexts.groups.company}>
      <DraftField name="companyName" dir="auto" autoComplete="organization" />
      <DraftField name="commercialNumber" numeric most={10} />
      <DraftField name="taxNumber" numeric />
      <DraftField name="companyPhoneNumber" numeric inputMode="tel" type="tel" autoComplete="tel" />
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

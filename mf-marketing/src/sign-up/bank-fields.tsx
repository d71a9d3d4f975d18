import { bankOf } from '@hawiyat/shared/locale/bank-names';
import { useStore } from '@nanostores/react';
import { formTexts } from '../texts/sign-up.ts';
import { DraftField } from './draft-field.tsx';
import { FormGroup } from './form-group.tsx';
import { SignUpIban } from './sign-up-iban.tsx';
import { $draft } from './sign-up-state.ts';

/** The IBAN comes first, because it fills in the bank's name. */
export function BankFields() {
  const bank = bankOf(useStore($draft).iban);
  return (
    <FormGroup legend={formTexts.groups.bank}>
      <DraftField
        name="iban"
        hint={bank && `${formTexts.bank} ${bank}`}
        control={SignUpIban}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <DraftField name="bankName" dir="auto" autoComplete="off" />
      <DraftField name="bankAccountNumber" numeric />
      <DraftField name="bankAccountName" dir="auto" autoComplete="off" />
    </FormGroup>
  );
}

import { bankOf } from '@hawiyat/shared/locale/bank-names';
import { useStore } from '@nanostores/react';
import { DraftField } from './draft-field.tsx';
import { FormGroup } from './form-group.tsx';
import { SignUpIban } from './sign-up-iban.tsx';
import { formTexts } from './sign-up-messages.ts';
import { $draft } from './sign-up-state.ts';

/** The IBAN comes first, because it fills in the bank's name. */
export function BankFields() {
  const bank = bankOf(useStore($draft).iban);
  return (
    <FormGroup legend={formTexts.groups.bank}>
      <DraftField
        name="iban"
        label="رقم الآيبان (IBAN)"
        placeholder="SA00 0000 0000 0000 0000 0000"
        hint={bank && `${formTexts.bank} ${bank}`}
        control={SignUpIban}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <DraftField
        name="bankName"
        label="اسم البنك"
        placeholder="مثال: مصرف الراجحي"
        dir="auto"
        autoComplete="off"
      />
      <DraftField name="bankAccountNumber" label="رقم الحساب البنكي" placeholder="أدخل رقم الحساب" numeric />
      <DraftField
        name="bankAccountName"
        label="اسم صاحب الحساب"
        placeholder="كما هو مسجّل لدى البنك"
        dir="auto"
        autoComplete="off"
      />
    </FormGroup>
  );
}

import { PasswordInput } from '@hawiyat/shared/ui';
import { formTexts } from '../texts/sign-up.ts';
import { DraftField } from './draft-field.tsx';
import { FormGroup, Wide } from './form-group.tsx';

export function AdministratorFields() {
  return (
    <FormGroup legend={formTexts.groups.administrator}>
      <Wide>
        <DraftField name="email" type="email" dir="ltr" autoComplete="email" />
      </Wide>
      <DraftField name="password" control={PasswordInput} autoComplete="new-password" maxLength={1024} />
      <DraftField
        name="confirmPassword"
        control={PasswordInput}
        autoComplete="new-password"
        enterKeyHint="send"
        maxLength={1024}
      />
    </FormGroup>
  );
}

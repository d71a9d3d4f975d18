import { roles } from '@hawiyat/shared/contract/core/roles';
import { SelectField, type SelectFieldProps } from '@hawiyat/shared/ui/forms';
import { roleAbout, roleName } from './role-texts.ts';

export function RoleField(select: Omit<SelectFieldProps, 'label'>) {
  const chosen = roles.find((role) => role === select.value);
  return (
    <SelectField
      label="الصلاحية"
      required
      hint={chosen && roleAbout[chosen]}
      placeholder="اختر الصلاحية"
      {...select}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleName(role)}
        </option>
      ))}
    </SelectField>
  );
}

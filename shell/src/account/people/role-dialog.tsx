import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import { changePerson, type Person } from '@hawiyat/shared/contract/account/people';
import type { Role } from '@hawiyat/shared/contract/core/roles';
import { Text } from '@hawiyat/shared/ui';
import { FormDialog, useForm } from '@hawiyat/shared/ui/forms';
import { changeRole } from './people-store.ts';
import { RoleField } from './role-field.tsx';

export function RoleDialog({ person, title, onClose }: DialogProps<{ person: Person }>) {
  const form = useForm<{ role: string }, { role: Role }>({
    schema: changePerson.body,
    defaults: { role: person.role },
    subject: `role of ${person.id}`,
    send: ({ role }) => changeRole(person, role),
  });
  return (
    <FormDialog
      {...{ form, title, onClose }}
      submit="حفظ الصلاحية"
      busyText="جاري الحفظ..."
      success="تم تغيير الصلاحية."
    >
      <Text fontWeight="medium" overflowWrap="anywhere">
        <bdi>{person.name}</bdi>
      </Text>
      <RoleField {...form.register('role')} />
      <Text color="fg.muted" fontSize="sm">
        تنتهي جلسات هذا المستخدم المفتوحة، وتسري الصلاحية الجديدة عند دخوله التالي.
      </Text>
    </FormDialog>
  );
}

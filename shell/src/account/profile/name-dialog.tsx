import { saveProfile } from '@hawiyat/shared/contract/account/profile';
import { FormDialog, InputField, useForm } from '@hawiyat/shared/ui/forms';
import { saveName } from './profile-store.ts';

export function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useForm<{ name: string }, { name: string }>({
    schema: saveProfile.body,
    defaults: { name },
    subject: 'own name',
    send: (draft) => saveName(draft.name),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="تعديل الاسم"
      onClose={onClose}
      submit="حفظ الاسم"
      busyText="جاري الحفظ..."
      success="تم حفظ الاسم."
    >
      <InputField
        label="الاسم"
        required
        hint="يظهر لزملائك وفي سجل التغييرات."
        autoComplete="name"
        {...form.register('name')}
      />
    </FormDialog>
  );
}

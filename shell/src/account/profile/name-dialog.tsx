import { saveProfile } from '@hawiyat/shared/contract/account/profile';
import { Dialog, Field, Input } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
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
    <Dialog title="تعديل الاسم" busy={form.busy} onClose={onClose}>
      <Form
        form={form}
        submit="حفظ الاسم"
        busyText="جاري الحفظ..."
        success="تم حفظ الاسم."
        onCancel={onClose}
      >
        <Field label="الاسم" required error={form.error('name')} hint="يظهر لزملائك وفي سجل التغييرات.">
          <Input dir="auto" autoComplete="name" {...form.field('name')} />
        </Field>
      </Form>
    </Dialog>
  );
}

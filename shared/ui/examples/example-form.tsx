import * as z from '../../contract/core/schema.ts';
import { Dialog } from '../dialog.tsx';
import { Field } from '../field.tsx';
import { Form } from '../forms/form.tsx';
import { MoneyInput } from '../forms/money-input.tsx';
import { useForm } from '../forms/use-form.ts';
import { Input } from '../input.tsx';

const draft = z.object({
  name: z.string().check(z.minLength(2, 'يجب أن يكون الاسم أطول من حرفين')),
  price: z.string().check(z.regex(/^\d+(\.\d\d?)?$/, 'السعر مطلوب')),
});

export interface ExampleFormProps {
  send: () => Promise<unknown>;
  onClose: () => void;
}

export function ExampleForm({ send, onClose }: ExampleFormProps) {
  const form = useForm({
    schema: draft,
    defaults: { name: '', price: '250.00' },
    send,
    onDone: onClose,
  });
  return (
    <Dialog title="إضافة عنصر" busy={form.busy} onClose={onClose}>
      <Form
        form={form}
        submit="إضافة"
        busyText="جاري الإضافة..."
        success="تمت الإضافة بنجاح"
        onCancel={onClose}
      >
        <Field label="الاسم" required error={form.error('name')}>
          <Input dir="auto" {...form.field('name')} />
        </Field>
        <Field label="السعر" required error={form.error('price')}>
          <MoneyInput {...form.field('price')} />
        </Field>
      </Form>
    </Dialog>
  );
}

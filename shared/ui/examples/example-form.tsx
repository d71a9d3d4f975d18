import * as z from '../../contract/core/schema.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { InputField } from '../forms/input-field.tsx';
import { MoneyInput } from '../forms/money-input.tsx';
import { useForm } from '../forms/use-form.ts';

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
  });
  return (
    <FormDialog
      form={form}
      title="إضافة عنصر"
      onClose={onClose}
      submit="إضافة"
      busyText="جاري الإضافة..."
      success="تمت الإضافة بنجاح"
    >
      <InputField label="الاسم" required {...form.register('name')} />
      <InputField label="السعر" required control={MoneyInput} {...form.register('price')} />
    </FormDialog>
  );
}

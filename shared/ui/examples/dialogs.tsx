import { useState } from 'react';
import { CallError } from '../../client/call-error.ts';
import * as z from '../../contract/core/schema.ts';
import { Button } from '../button.tsx';
import { Drawer } from '../drawer.tsx';
import { ConfirmDialog } from '../forms/confirm-dialog.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { InputField } from '../forms/input-field.tsx';
import { MoneyInput } from '../forms/money-input.tsx';
import { useForm } from '../forms/use-form.ts';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import { LeaveQuestion } from '../leave-question.tsx';
import { Presence } from '../presence.tsx';
import { Text } from '../text.ts';
import { type Example, Row } from './example.tsx';
import { aWhile } from './samples.ts';

const draft = z.object({
  name: z.string().check(z.minLength(2, 'يجب أن يكون الاسم أطول من حرفين')),
  price: z.string().check(z.regex(/^\d+(\.\d\d?)?$/, 'السعر مطلوب')),
});

const refusal = { status: 400, fields: { name: 'هذا الاسم مستخدم' } };
const refuse = () => aWhile().then(() => Promise.reject(new CallError('رفضه الخادم.', refusal)));
const never = () => new Promise<never>(() => {});
const LazyDialog = lazyDialog<{ onClose: () => void }>(never, () => 'تعديل الحاوية');

interface Opened {
  send: () => Promise<unknown>;
  onClose: () => void;
}

function ExampleForm({ send, onClose }: Opened) {
  const form = useForm({ schema: draft, defaults: { name: '', price: '250.00' }, send });
  return (
    <FormDialog
      {...{ form, onClose, title: 'إضافة عنصر', submit: 'إضافة' }}
      busyText="جاري الإضافة..."
      success="تمت الإضافة بنجاح"
    >
      <InputField label="الاسم" required {...form.register('name')} />
      <InputField label="السعر" required control={MoneyInput} {...form.register('price')} />
    </FormDialog>
  );
}

const Question = (opened: Opened) => (
  <ConfirmDialog
    {...opened}
    title="حذف الحاوية"
    question="هل تريد حذف الحاوية C-0042؟"
    warning="لا يمكن التراجع عن هذا الإجراء"
    confirm="حذف الحاوية"
    busyText="جاري الحذف..."
    success="تم حذف الحاوية بنجاح"
  />
);

const SideDrawer = ({ onClose }: Opened) => (
  <Drawer onLeave={onClose} aria-label="لوح جانبي" p="6">
    <Text>يُغلق بالضغط خارجه أو بمفتاح الخروج.</Text>
  </Drawer>
);

const dialogs = [
  { name: 'نموذج ينجح', Part: ExampleForm },
  { name: 'نموذج يرفضه الخادم', Part: ExampleForm, send: refuse },
  { name: 'نموذج لا يجيبه الخادم', Part: ExampleForm, send: never },
  { name: 'حذف ينجح', Part: Question },
  { name: 'حذف يرفضه الخادم', Part: Question, send: refuse },
  {
    name: 'سؤال المغادرة',
    Part: ({ onClose }: Opened) => <LeaveQuestion onLeave={onClose} onStay={onClose} />,
  },
  { name: 'نافذة قيد التحميل', Part: ({ onClose }: Opened) => <LazyDialog onClose={onClose} /> },
  { name: 'لوح جانبي', Part: SideDrawer },
];

function Dialogs() {
  const [shown, setShown] = useState<(typeof dialogs)[number] | null>(null);
  return (
    <Row>
      {dialogs.map((dialog) => (
        <Button key={dialog.name} variant="outline" onClick={() => setShown(dialog)}>
          {dialog.name}
        </Button>
      ))}
      <Presence>
        {shown && <shown.Part send={shown.send ?? aWhile} onClose={() => setShown(null)} />}
      </Presence>
    </Row>
  );
}

export const dialogExamples: readonly Example[] = [
  { title: 'نوافذ وأسئلة', content: <Dialogs />, wide: true },
];

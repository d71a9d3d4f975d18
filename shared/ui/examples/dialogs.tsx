import { useState } from 'react';
import { CallError } from '../../client/call-error.ts';
import { Button } from '../button.tsx';
import { Drawer } from '../drawer.tsx';
import { ConfirmDialog } from '../forms/confirm-dialog.tsx';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import { LeaveQuestion } from '../leave-question.tsx';
import { Presence } from '../presence.tsx';
import { Text } from '../text.ts';
import { Example, Examples, Row } from './example.tsx';
import { ExampleForm } from './example-form.tsx';
import { aWhile } from './samples.ts';

const refuseForm = async () => {
  await aWhile();
  throw new CallError('البيانات المدخلة غير صحيحة. يرجى مراجعة الحقول.', {
    status: 400,
    fields: { name: 'هذا الاسم مستخدم' },
  });
};
const refuse = async () => {
  await aWhile();
  throw new CallError('لا يمكن حذف حاوية مؤجرة.', { status: 409 });
};
const never = () => new Promise<never>(() => {});
const LazyDialog = lazyDialog<{ onClose: () => void }>(never, () => 'تعديل الحاوية');

const forms = { form: aWhile, 'refused-form': refuseForm, 'hung-form': never };
const questions = { question: aWhile, 'refused-question': refuse };
const others = { leave: null, lazy: null, drawer: null };
type Shown = keyof typeof forms | keyof typeof questions | keyof typeof others;
const names: Record<Shown, string> = {
  ...{ form: 'نموذج ينجح', 'refused-form': 'نموذج يرفضه الخادم', 'hung-form': 'نموذج لا يجيبه الخادم' },
  ...{ question: 'حذف ينجح', 'refused-question': 'حذف يرفضه الخادم' },
  ...{ leave: 'سؤال المغادرة', lazy: 'نافذة قيد التحميل', drawer: 'لوح جانبي' },
};
const isIn = <Key extends string>(group: Record<Key, unknown>, shown: string | null): shown is Key =>
  shown !== null && shown in group;

export function DialogExamples() {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const buttons = (group: Partial<Record<Shown, unknown>>) =>
    (Object.keys(group) as Shown[]).map((name) => (
      <Button key={name} variant="outline" onClick={() => setShown(name)}>
        {names[name]}
      </Button>
    ));
  return (
    <Examples>
      <Example title="نموذج في نافذة">
        <Row>{buttons(forms)}</Row>
        <Text color="fg.muted">
          الإرسال بلا اسم يُظهر أخطاء الحقول، والإغلاق بعد الكتابة يسأل، وبعد 10 ثوانٍ من الإرسال يمكن الإغلاق.
        </Text>
      </Example>
      <Example title="تأكيد قبل الحذف">
        <Row>{buttons(questions)}</Row>
      </Example>
      <Example title="نافذة قيد التحميل، وسؤال المغادرة، ولوح جانبي">
        <Row>{buttons(others)}</Row>
      </Example>
      <Presence>{isIn(forms, shown) && <ExampleForm send={forms[shown]} onClose={close} />}</Presence>
      <Presence>
        {isIn(questions, shown) && (
          <ConfirmDialog
            title="حذف الحاوية"
            question="هل تريد حذف الحاوية C-0042؟"
            warning="لا يمكن التراجع عن هذا الإجراء"
            confirm="حذف الحاوية"
            busyText="جاري الحذف..."
            success="تم حذف الحاوية بنجاح"
            send={questions[shown]}
            onClose={close}
          />
        )}
      </Presence>
      <Presence>{shown === 'leave' && <LeaveQuestion onLeave={close} onStay={close} />}</Presence>
      <Presence>{shown === 'lazy' && <LazyDialog onClose={close} />}</Presence>
      <Presence>
        {shown === 'drawer' && (
          <Drawer onLeave={close} aria-label="لوح جانبي" p="6" gap="4">
            <Text>يُغلق بالضغط خارجه أو بمفتاح الخروج.</Text>
            <Button variant="outline" onClick={close}>
              إغلاق
            </Button>
          </Drawer>
        )}
      </Presence>
    </Examples>
  );
}

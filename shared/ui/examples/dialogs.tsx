import { useState } from 'react';
import { CallError } from '../../client/call-error.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../forms/confirm-dialog.tsx';
import { Presence } from '../presence.tsx';
import { Text } from '../text.ts';
import { Example, Examples, Ground, Row } from './example.tsx';
import { ExampleForm } from './example-form.tsx';
import { aWhile } from './samples.ts';

const refuse = async () => {
  await aWhile();
  throw new CallError('لا يمكن حذف حاوية مؤجرة.', { status: 409 });
};

type Open = 'form' | 'refused-form' | 'confirm' | 'refused-confirm' | null;

export function DialogExamples() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const isRefused = open?.startsWith('refused') ?? false;
  return (
    <Examples>
      <Example title="نموذج في نافذة">
        <Ground>
          <Row>
            <Button onClick={() => setOpen('form')}>نموذج ينجح</Button>
            <Button variant="outline" onClick={() => setOpen('refused-form')}>
              نموذج يرفضه الخادم
            </Button>
          </Row>
          <Text color="fg.muted">الإرسال بلا اسم يُظهر أخطاء الحقول.</Text>
        </Ground>
      </Example>
      <Example title="تأكيد قبل الحذف">
        <Ground>
          <Row>
            <Button colorPalette="danger" onClick={() => setOpen('confirm')}>
              حذف ينجح
            </Button>
            <Button variant="ghost" colorPalette="danger" onClick={() => setOpen('refused-confirm')}>
              حذف يرفضه الخادم
            </Button>
          </Row>
        </Ground>
      </Example>
      <Presence>{open?.endsWith('form') && <ExampleForm isRefused={isRefused} onClose={close} />}</Presence>
      <Presence>
        {open?.endsWith('confirm') && (
          <ConfirmDialog
            title="حذف الحاوية"
            question="هل تريد حذف الحاوية C-0042؟"
            warning="لا يمكن التراجع عن هذا الإجراء"
            confirm="حذف الحاوية"
            busyText="جاري الحذف..."
            success="تم حذف الحاوية بنجاح"
            send={isRefused ? refuse : aWhile}
            onClose={close}
          />
        )}
      </Presence>
    </Examples>
  );
}

import { useState } from 'react';
import { notify } from '../../state/notices.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Example, Examples, Ground, Row } from './example.tsx';
import { longArabic } from './samples.ts';

const names = { error: 'خطأ', success: 'نجاح' };

export function MessageExamples() {
  const [shown, setShown] = useState<keyof typeof names>();
  return (
    <Examples>
      <Example title="شريط داخل نافذة أو بطاقة">
        <Ground>
          <Alert status="error" quiet>
            يوجد خطأ في الحقول، يرجى مراجعتها
          </Alert>
          <Alert status="success" quiet>
            تم حفظ التغييرات بنجاح
          </Alert>
          <Alert status="warning" quiet>
            لا يمكن التراجع عن هذا الإجراء
          </Alert>
          <Alert status="info" quiet>
            {longArabic}
          </Alert>
        </Ground>
      </Example>
      <Example title="شريط يقرؤه قارئ الشاشة حين يظهر">
        <Ground>
          <Row>
            {(['error', 'success'] as const).map((status) => (
              <Button key={status} variant="outline" onClick={() => setShown(status)}>
                {names[status]}
              </Button>
            ))}
          </Row>
          {shown && <Alert status={shown}>{names[shown]}: رسالة ظهرت بعد فعل.</Alert>}
        </Ground>
      </Example>
      <Example title="إشعارات أسفل الصفحة">
        <Ground>
          <Row>
            <Button variant="outline" onClick={() => notify('تم حفظ التغييرات بنجاح', 'success')}>
              نجاح
            </Button>
            <Button variant="outline" onClick={() => notify('تعذّر الحفظ. يرجى إعادة المحاولة.', 'error')}>
              خطأ
            </Button>
            <Button variant="outline" onClick={() => notify(longArabic)}>
              معلومة طويلة
            </Button>
            <Button
              variant="outline"
              onClick={() => notify('تم الحذف', 'success', { action: { label: 'تراجع', run: () => {} } })}
            >
              مع إجراء
            </Button>
          </Row>
        </Ground>
      </Example>
    </Examples>
  );
}

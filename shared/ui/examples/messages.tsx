import { useState } from 'react';
import { notify } from '../../state/notices.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Example, Examples, Row } from './example.tsx';
import { longArabic } from './samples.ts';

const names = { error: 'خطأ', success: 'نجاح', info: 'معلومة' };

export function MessageExamples() {
  const [shown, setShown] = useState<keyof typeof names>();
  return (
    <Examples>
      <Example title="شريط داخل نافذة أو بطاقة">
        {(['error', 'success', 'warning'] as const).map((status) => (
          <Alert key={status} status={status} quiet>
            لا يمكن التراجع عن هذا الإجراء
          </Alert>
        ))}
        <Alert status="info" quiet>
          {longArabic}
        </Alert>
      </Example>
      <Example title="شريط يقرؤه قارئ الشاشة حين يظهر">
        <Row>
          {(['error', 'success'] as const).map((status) => (
            <Button key={status} variant="outline" onClick={() => setShown(status)}>
              {names[status]}
            </Button>
          ))}
        </Row>
        {shown && <Alert status={shown}>{names[shown]}: رسالة ظهرت بعد فعل.</Alert>}
      </Example>
      <Example title="إشعارات أسفل الصفحة">
        <Row>
          {(['success', 'error', 'info'] as const).map((kind) => (
            <Button key={kind} variant="outline" onClick={() => notify(longArabic, kind)}>
              {names[kind]}
            </Button>
          ))}
          <Button
            variant="outline"
            onClick={() => notify('تم الحذف', 'success', { action: { label: 'تراجع', run: () => {} } })}
          >
            مع إجراء
          </Button>
        </Row>
      </Example>
    </Examples>
  );
}

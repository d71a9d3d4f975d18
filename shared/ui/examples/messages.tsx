import { useState } from 'react';
import { notify } from '../../state/notices.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { type Example, Row } from './example.tsx';
import { longArabic } from './samples.ts';

const names = { error: 'خطأ', success: 'نجاح', info: 'معلومة' };
type Kind = keyof typeof names;

const Kinds = ({ onPress }: { onPress: (kind: Kind) => void }) => (
  <Row>
    {(Object.keys(names) as Kind[]).map((kind) => (
      <Button key={kind} variant="outline" onClick={() => onPress(kind)}>
        {names[kind]}
      </Button>
    ))}
  </Row>
);

function Appearing() {
  const [shown, setShown] = useState<Kind>();
  return (
    <>
      <Kinds onPress={setShown} />
      {shown && <Alert status={shown}>{names[shown]}: رسالة ظهرت بعد فعل.</Alert>}
    </>
  );
}

const action = { label: 'تراجع', run() {} };

export const messageExamples: readonly Example[] = [
  {
    title: 'شريط داخل نافذة أو بطاقة',
    content: (['error', 'success', 'warning', 'info'] as const).map((status) => (
      <Alert key={status} status={status} quiet>
        {status === 'info' ? longArabic : 'لا يمكن التراجع عن هذا الإجراء'}
      </Alert>
    )),
  },
  { title: 'شريط يقرؤه قارئ الشاشة حين يظهر', content: <Appearing /> },
  {
    title: 'إشعارات أسفل الصفحة',
    content: <Kinds onPress={(kind) => notify(longArabic, kind, kind === 'success' ? { action } : {})} />,
  },
];

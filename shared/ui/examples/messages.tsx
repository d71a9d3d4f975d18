import { notify } from '../../state/notices.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { type Example, Row } from './example.tsx';
import { longArabic } from './samples.ts';

const kinds = [
  { kind: 'error', name: 'خطأ' },
  { kind: 'success', name: 'نجاح' },
  { kind: 'info', name: 'معلومة' },
] as const;
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
  {
    title: 'إشعارات أسفل الصفحة',
    content: (
      <Row>
        {kinds.map(({ kind, name }) => (
          <Button key={kind} variant="outline" onClick={() => notify(longArabic, kind, { action })}>
            {name}
          </Button>
        ))}
      </Row>
    ),
  },
];

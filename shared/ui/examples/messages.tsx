import { notify } from '../../state/notices.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Example, Examples, Ground, Row } from './example.tsx';
import { longArabic } from './samples.ts';

export function MessageExamples() {
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
          </Row>
        </Ground>
      </Example>
    </Examples>
  );
}

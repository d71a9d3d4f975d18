import { notify } from '../../state/notices.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { Example, Examples, Ground, Row } from './example.tsx';
import { longArabic } from './samples.ts';

export function MessageExamples() {
  return (
    <Examples>
      <Example title="شريط داخل نافذة أو بطاقة">
        <Ground>
          <Banner tone="danger" quiet>
            يوجد خطأ في الحقول، يرجى مراجعتها
          </Banner>
          <Banner tone="success" quiet>
            تم حفظ التغييرات بنجاح
          </Banner>
          <Banner tone="warning" quiet>
            لا يمكن التراجع عن هذا الإجراء
          </Banner>
          <Banner tone="info" quiet>
            {longArabic}
          </Banner>
        </Ground>
      </Example>
      <Example title="إشعارات أسفل الصفحة">
        <Ground>
          <Row>
            <Button look="outline" onClick={() => notify('تم حفظ التغييرات بنجاح', 'success')}>
              نجاح
            </Button>
            <Button look="outline" onClick={() => notify('تعذّر الحفظ. يرجى إعادة المحاولة.', 'error')}>
              خطأ
            </Button>
            <Button look="outline" onClick={() => notify(longArabic)}>
              معلومة طويلة
            </Button>
          </Row>
        </Ground>
      </Example>
    </Examples>
  );
}

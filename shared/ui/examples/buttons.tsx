import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Link, LinkButton } from '../link.ts';
import { Spinner } from '../spinner.tsx';
import { Text } from '../text.ts';
import { Example, Examples, Ground, Row } from './example.tsx';
import { longArabic } from './samples.ts';

const looks = [
  { look: 'solid', label: 'حفظ التغييرات' },
  { look: 'outline', label: 'إلغاء' },
  { look: 'ghost', label: 'تعديل' },
  { look: 'danger', label: 'حذف الحاوية' },
  { look: 'danger-ghost', label: 'حذف' },
] as const;

export function ButtonExamples() {
  return (
    <Examples>
      <Example title="الأشكال">
        <Ground>
          <Row>
            {looks.map(({ look, label }) => (
              <Button key={look} look={look}>
                {label}
              </Button>
            ))}
          </Row>
          <Row>
            {looks.map(({ look, label }) => (
              <Button key={look} look={look} size="sm">
                {label}
              </Button>
            ))}
          </Row>
        </Ground>
      </Example>
      <Example title="قيد الإرسال ومعطّل">
        <Ground>
          <Row>
            {looks.map(({ look, label }) => (
              <Button key={look} look={look} busy busyText="جاري الحفظ...">
                {label}
              </Button>
            ))}
          </Row>
          <Row>
            {looks.map(({ look, label }) => (
              <Button key={look} look={look} disabled>
                {label}
              </Button>
            ))}
          </Row>
        </Ground>
      </Example>
      <Example title="مع أيقونة، وأيقونة وحدها">
        <Ground>
          <Row>
            <Button>
              <Plus size={16} aria-hidden />
              إضافة حاوية جديدة
            </Button>
            <IconButton label="تعديل">
              <Pencil size={18} />
            </IconButton>
            <IconButton label="حذف" look="danger-ghost">
              <Trash2 size={18} />
            </IconButton>
            <IconButton label="تعديل الحاوية" look="outline" size="sm" disabled>
              <Pencil size={16} />
            </IconButton>
            <Spinner />
          </Row>
        </Ground>
      </Example>
      <Example title="روابط، ونص طويل">
        <Ground>
          <Row>
            <LinkButton to="/examples" look="outline">
              العودة إلى الصفحة الرئيسية
            </LinkButton>
            <Link to="/examples">سياسة الخصوصية</Link>
          </Row>
          <Text>
            نص يحوي رابطًا طويلًا: <Link to="/examples">{longArabic}</Link>، ثم يكمل.
          </Text>
        </Ground>
      </Example>
    </Examples>
  );
}

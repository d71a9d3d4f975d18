import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Link, LinkButton } from '../link.tsx';
import { SkipNavLink } from '../skip-nav-link.tsx';
import { Spinner } from '../spinner.tsx';
import { Text } from '../text.ts';
import { Example, Examples, Row } from './example.tsx';
import { longArabic } from './samples.ts';

const buttons = [
  { variant: 'solid', label: 'حفظ التغييرات' },
  { variant: 'outline', label: 'إلغاء' },
  { variant: 'ghost', label: 'تعديل' },
  { variant: 'solid', colorPalette: 'danger', label: 'حذف الحاوية' },
  { variant: 'ghost', colorPalette: 'danger', label: 'حذف' },
] as const;

const states = [
  {},
  { size: 'sm' },
  { loading: true, loadingText: 'جاري الحفظ...' },
  { disabled: true },
] as const;

export function ButtonExamples() {
  return (
    <Examples>
      <Example title="الأشكال، وقيد الإرسال، ومعطّلة">
        {states.map((state) => (
          <Row key={Object.keys(state).join()}>
            {buttons.map(({ label, ...props }) => (
              <Button key={label} {...props} {...state}>
                {label}
              </Button>
            ))}
          </Row>
        ))}
      </Example>
      <Example title="مع أيقونة، وأيقونة وحدها">
        <Row>
          <Button>
            <Plus size={16} aria-hidden />
            إضافة حاوية جديدة
          </Button>
          <IconButton label="تعديل">
            <Pencil size={18} />
          </IconButton>
          <IconButton label="حذف" variant="ghost" colorPalette="danger">
            <Trash2 size={18} />
          </IconButton>
          <IconButton label="تعديل الحاوية" variant="outline" size="sm" disabled>
            <Pencil size={16} />
          </IconButton>
          <Spinner />
        </Row>
      </Example>
      <Example title="روابط، ونص طويل">
        <SkipNavLink to="buttons" />
        <Text color="fg.muted">رابط تخطي القائمة يظهر عند الوصول إليه بلوحة المفاتيح.</Text>
        <Row>
          {(['solid', 'outline', 'ghost'] as const).map((variant) => (
            <LinkButton key={variant} to="/examples" variant={variant}>
              إدارة الطلبات
            </LinkButton>
          ))}
          <Link to="/examples">سياسة الخصوصية</Link>
        </Row>
        <Text>
          نص يحوي رابطًا طويلًا: <Link to="/examples">{longArabic}</Link>، ثم يكمل.
        </Text>
      </Example>
    </Examples>
  );
}

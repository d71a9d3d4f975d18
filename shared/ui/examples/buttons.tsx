import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Badge } from '../badge.tsx';
import { Button, IconButton, Spinner } from '../button.tsx';
import { Link, LinkButton } from '../link.tsx';
import { SkipNavLink } from '../skip-nav-link.tsx';
import { Text } from '../text.ts';
import { type Example, Row } from './example.tsx';
import { longArabic } from './samples.ts';

const buttons = [
  { variant: 'solid', children: 'حفظ التغييرات' },
  { variant: 'outline', children: 'إلغاء' },
  { variant: 'ghost', children: 'تعديل' },
  { variant: 'solid', colorPalette: 'danger', children: 'حذف الحاوية' },
  { variant: 'ghost', colorPalette: 'danger', children: 'حذف' },
] as const;
const states = [
  {},
  { size: 'sm' },
  { loading: true, loadingText: 'جاري الحفظ...' },
  { disabled: true },
] as const;
const variants = ['solid', 'outline', 'ghost'] as const;
const colors = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'paused'] as const;

export const buttonExamples: readonly Example[] = [
  {
    title: 'الأشكال، وقيد الإرسال، ومعطّلة',
    content: states.map((state) => (
      <Row key={Object.keys(state).join()}>
        {buttons.map((button) => (
          <Button key={button.children} {...button} {...state} />
        ))}
      </Row>
    )),
  },
  {
    title: 'مع أيقونة، وأيقونة وحدها',
    content: (
      <Row>
        <Button>
          <Plus size={16} aria-hidden />
          إضافة حاوية جديدة
        </Button>
        <IconButton label="تعديل">
          <Pencil size={18} />
        </IconButton>
        <IconButton label="حذف" colorPalette="danger" variant="outline" size="sm" disabled>
          <Trash2 size={16} />
        </IconButton>
        <Spinner />
      </Row>
    ),
  },
  {
    title: 'روابط، ونص طويل',
    content: (
      <>
        <SkipNavLink to="buttons" />
        <Row>
          {variants.map((variant) => (
            <LinkButton key={variant} to="/examples" variant={variant}>
              إدارة الطلبات
            </LinkButton>
          ))}
        </Row>
        <Text>
          نص يحوي رابطًا طويلًا: <Link to="/examples">{longArabic}</Link>، ثم يكمل.
        </Text>
      </>
    ),
  },
];

export const badgeExamples: readonly Example[] = [
  {
    title: 'الألوان',
    content: [false, true].map((shaped) => (
      <Row key={String(shaped)}>
        {colors.map((color) => (
          <Badge key={color} shaped={shaped} colorPalette={color}>
            حالة
          </Badge>
        ))}
      </Row>
    )),
  },
];

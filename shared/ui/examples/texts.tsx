import { Kbd } from '@chakra-ui/react';
import { dayWithWeekday, stamp } from '../../locale/dates.ts';
import { identityNumber } from '../../locale/identity.ts';
import { count } from '../../locale/numbers.ts';
import { pluralize } from '../../locale/plurals.ts';
import { Avatar } from '../avatar.tsx';
import { Logo } from '../logo.tsx';
import { Money } from '../money.tsx';
import { Progress } from '../progress.tsx';
import { Stat, StatGroup } from '../stat.tsx';
import { Heading, Ltr, Text } from '../text.ts';
import { type Example, Row } from './example.tsx';
import { longArabic, picture } from './samples.ts';

const moment = '2026-11-05T13:20:00Z';
const names = ['شركة رواد الحاويات للنقل', 'مؤسسة نقاء', 'Green Waste Co'] as const;

export const textExamples: readonly Example[] = [
  {
    title: 'عناوين ونصوص',
    content: (
      <>
        {(['2xl', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
          <Heading key={size} as="h4" size={size}>
            إدارة الحاويات
          </Heading>
        ))}
        <Text>نص الواجهة المعتاد، بحجم مريح للقراءة في الجداول والبطاقات.</Text>
        <Text color="fg.muted">{longArabic}</Text>
      </>
    ),
  },
  {
    title: 'أرقام وتواريخ داخل النص العربي',
    content: (
      <>
        <Text>
          هاتف السائق <Ltr>0551234567</Ltr>، وهويته <Ltr>{identityNumber('1023456789')}</Ltr>، والمسترد{' '}
          <Money amount={-1200} />، اختصار: <Kbd>Ctrl + K</Kbd>
        </Text>
        <Text>{[0, 1, 2, 3, 11, 100].map((amount) => pluralize(amount, 'container')).join('، ')}</Text>
        <Text>{`${dayWithWeekday(moment)}، ${stamp(moment)}`}</Text>
      </>
    ),
  },
  {
    title: 'الشعار والصور الرمزية',
    content: (
      <>
        <Logo />
        <Row>
          {names.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          {(['md', 'lg', 'xl'] as const).map((size) => (
            <Avatar key={size} name={names[0]} src={picture} alt="شعار الشركة" size={size} />
          ))}
          <Avatar name="صورة لا تُفتح" src="data:image/png,broken" size="xl" />
        </Row>
      </>
    ),
  },
];

export const figureExamples: readonly Example[] = [
  {
    title: 'أرقام',
    content: (
      <StatGroup>
        {(['current', 'completed', 'total', undefined] as const).map((color) => (
          <Stat key={color ?? ''} label="الطلبات" color={color}>
            <Ltr>{count(1284)}</Ltr>
          </Stat>
        ))}
        <Stat label="إجمالي الإيرادات" color="brand">
          <Money amount={1_284_450.75} />
        </Stat>
      </StatGroup>
    ),
  },
  {
    title: 'نسبة الإنجاز',
    content: [0, 35, 87, 100].map((value) => (
      <Progress key={value} value={value} label={`نسبة الإنجاز ${value} بالمئة`} />
    )),
  },
];

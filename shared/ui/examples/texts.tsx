import { Kbd } from '@chakra-ui/react';
import { dayWithWeekday, stamp } from '../../locale/dates.ts';
import { identityNumber } from '../../locale/identity.ts';
import { pluralize } from '../../locale/plurals.ts';
import { Avatar } from '../avatar.tsx';
import { Logo } from '../logo.tsx';
import { Ltr } from '../ltr.tsx';
import { Money } from '../money.tsx';
import { Heading, Text } from '../text.ts';
import { Example, Examples, Row } from './example.tsx';
import { longArabic, longLatin, picture } from './samples.ts';

const moment = '2026-11-05T13:20:00Z';
const names = ['شركة رواد الحاويات للنقل', 'مؤسسة نقاء', 'Green Waste Co'] as const;

export function TextExamples() {
  return (
    <Examples>
      <Example title="عناوين ونصوص">
        {(['2xl', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
          <Heading key={size} as="h4" size={size}>
            إدارة الحاويات
          </Heading>
        ))}
        <Text>نص الواجهة المعتاد، بحجم مريح للقراءة في الجداول والبطاقات.</Text>
        <Text color="fg.muted">نص ثانوي للتوضيح.</Text>
        <Text fontSize="xs" color="fg.subtle">
          نص صغير لما لا يقرأ إلا عند الحاجة.
        </Text>
      </Example>
      <Example title="أرقام وتواريخ داخل النص العربي">
        <Text>
          هاتف السائق <Ltr>0551234567</Ltr>، وهويته <Ltr>{identityNumber('1023456789')}</Ltr>.
        </Text>
        <Text>
          الإيراد <Money amount={128_450.5} />، والمسترد <Money amount={-1200} />.
        </Text>
        <Text>{[0, 1, 2, 3, 11, 100].map((amount) => pluralize(amount, 'container')).join('، ')}</Text>
        <Text>{dayWithWeekday(moment)}</Text>
        <Text>{stamp(moment)}</Text>
        <Text>
          اختصار من لوحة المفاتيح: <Kbd>Ctrl + K</Kbd>
        </Text>
      </Example>
      <Example title="نص طويل بالعربية واللاتينية">
        <Text>{longArabic}</Text>
        <Text overflowWrap="anywhere">
          <Ltr>{longLatin}</Ltr>
        </Text>
        <Text truncate>{longArabic}</Text>
      </Example>
      <Example title="الشعار والصور الرمزية">
        <Logo />
        <Row>
          {names.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          {names.map((name) => (
            <Avatar key={name} name={name} size="lg" />
          ))}
        </Row>
        <Row>
          {(['md', 'lg', 'xl'] as const).map((size) => (
            <Avatar key={size} name={names[0]} src={picture} alt="شعار الشركة" size={size} />
          ))}
          <Avatar name="صورة لا تُفتح" src="data:image/png,broken" size="xl" />
        </Row>
      </Example>
    </Examples>
  );
}

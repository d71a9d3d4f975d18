import { $session } from '@hawiyat/shared/state';
import { texts } from '@hawiyat/shared/texts';
import { chakra } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { day } from '../locale/dates.ts';
import { today } from '../locale/today.ts';

const messages = texts('components/printed-head', { printed: (on: string) => `طُبعت في ${on}` });

const Head = chakra('div', {
  base: {
    display: 'none',
    '@media print': {
      display: 'flex',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: '6',
      fontSize: 'xs',
      '& strong': { fontWeight: 'semibold' },
      '& > strong': { fontSize: 'lg' },
      '& > div': { flexShrink: '0', textAlign: 'end' },
    },
  },
});

export function PrintedHead({ title }: { title: string }) {
  const company = useStore($session)?.user.company.name;
  return (
    <Head>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <div>
        <strong>
          <bdi>{company}</bdi>
        </strong>
        <div>{messages.printed(day(today()))}</div>
      </div>
    </Head>
  );
}

import { CopyButton } from '@hawiyat/shared/components/copy-button';
import type { CompanyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { pageFacts } from '@hawiyat/shared/state';
import { chakra, Ltr } from '@hawiyat/shared/ui';
import { Part } from '../components/settings.styles.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '4',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minH: '9',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export function IdentityPart({ profile }: { profile: CompanyProfile }) {
  const email = pageFacts().publisher?.email;
  return (
    <Part aria-label="الأرقام الرسمية">
      <Facts>
        <div>
          <dt>معرّف المنشأة</dt>
          <dd>
            <Ltr>{profile.identifier}</Ltr>
            <CopyButton size="sm" text={profile.identifier} what="معرّف المنشأة" />
          </dd>
        </div>
        <div>
          <dt>رقم السجل التجاري</dt>
          <dd>
            <Ltr>{profile.commercialNumber}</Ltr>
          </dd>
        </div>
        <div>
          <dt>الرقم الضريبي</dt>
          <dd>
            <Ltr>{profile.taxNumber}</Ltr>
          </dd>
        </div>
      </Facts>
      <p>
        هذه الأرقام هوية شركتك لدينا، وتغيّرها إدارة المنصة وحدها. لتصحيح رقم منها يرجى إرسال المستند إلى الدعم
        {email && (
          <>
            {' '}
            على <bdi>{email}</bdi>
          </>
        )}
        .
      </p>
    </Part>
  );
}

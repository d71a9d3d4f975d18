import { CopyButton } from '@hawiyat/shared/components/copy-button';
import type { CompanyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { pageFacts } from '@hawiyat/shared/state';
import { Ltr } from '@hawiyat/shared/ui';
import { messages } from '../../texts/company.ts';
import { Facts } from '../components/facts.tsx';
import { Part } from '../components/settings.styles.ts';

const besideButton = {
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minH: '9' },
};

export function IdentityPart({ profile }: { profile: CompanyProfile }) {
  const email = pageFacts().publisher?.email;
  return (
    <Part aria-label={messages.numbers}>
      <Facts
        columns={3}
        css={besideButton}
        facts={{
          [messages.identifier]: (
            <>
              <Ltr>{profile.identifier}</Ltr>
              <CopyButton size="sm" text={profile.identifier} what={messages.identifier} />
            </>
          ),
          [messages.commercialNumber]: <Ltr>{profile.commercialNumber}</Ltr>,
          [messages.taxNumber]: <Ltr>{profile.taxNumber}</Ltr>,
        }}
      />
      <p>
        {messages.numbersAbout}
        {email && (
          <>
            {' '}
            {messages.supportAt} <bdi>{email}</bdi>
          </>
        )}
        .
      </p>
    </Part>
  );
}

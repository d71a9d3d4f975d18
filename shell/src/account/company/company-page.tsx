import { CopyButton } from '@hawiyat/shared/components/copy-button';
import { type CompanyProfile, companyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { pageFacts } from '@hawiyat/shared/state';
import { Alert, Button, Field, Ltr } from '@hawiyat/shared/ui';
import { failureOf, PictureInput } from '@hawiyat/shared/ui/forms';
import { useEffect, useState } from 'react';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/company.ts';
import { Facts } from '../components/facts.tsx';
import { mayChangeCompany } from '../components/owner-only.tsx';
import { Part } from '../components/settings.styles.ts';
import { loadingCards, settingsScreen } from '../components/settings-screen.tsx';
import { TitledPart } from '../components/titled-part.tsx';
import { saveLogo, showInHeader } from './company-profile.ts';
import { AddressPart, ContactPart } from './profile-parts.tsx';
import { profileForm, typedProfile } from './profile-typing.ts';

export const CompanyPage = settingsScreen(companyProfile, {
  schema: profileForm,
  typedOf: typedProfile,
  parts: {
    name: ContactPart,
    phone: ContactPart,
    whatsapp: ContactPart,
    email: ContactPart,
    website: ContactPart,
    address: AddressPart,
  },
  Loading: loadingCards(messages.loading, '40', '32', '96'),
  Above,
});

function Above({ settings }: { settings: CompanyProfile }) {
  useEffect(() => showInHeader(settings), [settings]);
  return (
    <>
      <IdentityPart profile={settings} />
      <LogoPart profile={settings} />
    </>
  );
}

const besideButton = {
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minH: '9' },
};

function IdentityPart({ profile }: { profile: CompanyProfile }) {
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

function LogoPart({ profile }: { profile: CompanyProfile }) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mayChange = mayChangeCompany();
  const send = async (file: File) => {
    setBusy(true);
    setFailure(null);
    try {
      await saveLogo(file);
      setChosen(null);
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <TitledPart {...messages.logo}>
      {failure !== null && <Alert status="error">{failure}</Alert>}
      <Field label={messages.picture} error={problem}>
        <PictureInput
          value={chosen ?? undefined}
          current={profile.logoUrl}
          alt={chosen ? messages.preview : messages.logoOf(profile.name)}
          disabled={busy || !mayChange}
          onChange={(file) => {
            setChosen(file);
            setProblem(undefined);
            setFailure(null);
          }}
          onReject={setProblem}
        />
      </Field>
      {chosen && (
        <div data-row="">
          <Button size="sm" loading={busy} loadingText={actions.saving} onClick={() => void send(chosen)}>
            {messages.saveLogo}
          </Button>
        </div>
      )}
    </TitledPart>
  );
}

import type { CompanyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { Alert, Button, Field } from '@hawiyat/shared/ui';
import { failureOf, PictureInput } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/company.ts';
import { mayChangeCompany } from '../components/owner-only.tsx';
import { TitledPart } from '../components/titled-part.tsx';
import { saveLogo } from './company-profile.ts';

/** The logo is saved apart from the form. */
export function LogoPart({ profile }: { profile: CompanyProfile }) {
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

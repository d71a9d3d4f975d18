import type { CompanyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { Alert, Button, Field } from '@hawiyat/shared/ui';
import { failureOf, PictureInput } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { mayChangeCompany } from '../components/owner-only.tsx';
import { Part } from '../components/settings.styles.ts';
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
    <Part>
      <header>
        <h2>شعار الشركة</h2>
        <p>يظهر في لوحة التحكم. صورة JPEG أو PNG أو GIF أو WEBP أقل من 2 ميجابايت.</p>
      </header>
      {failure !== null && <Alert status="error">{failure}</Alert>}
      <Field label="الصورة" error={problem}>
        <PictureInput
          value={chosen ?? undefined}
          current={profile.logoUrl}
          alt={chosen ? 'معاينة شعار الشركة' : `شعار ${profile.name}`}
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
          <Button size="sm" loading={busy} loadingText="جاري الحفظ..." onClick={() => void send(chosen)}>
            حفظ الشعار
          </Button>
        </div>
      )}
    </Part>
  );
}

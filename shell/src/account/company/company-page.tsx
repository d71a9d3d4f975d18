import { type CompanyProfile, companyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { useEffect } from 'react';
import { messages } from '../../texts/company.ts';
import { loadingCards, settingsScreen } from '../components/settings-screen.tsx';
import { AddressPart } from './address-part.tsx';
import { showInHeader } from './company-profile.ts';
import { ContactPart } from './contact-part.tsx';
import { IdentityPart } from './identity-part.tsx';
import { LogoPart } from './logo-part.tsx';
import { profileForm, typedProfile } from './profile-typing.ts';

export const CompanyPage = settingsScreen(companyProfile, {
  ...{ schema: profileForm, typedOf: typedProfile },
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

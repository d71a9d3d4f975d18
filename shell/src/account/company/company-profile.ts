import type { CompanyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { fetchCompanyProfile, setCompanyLogo } from '@hawiyat/shared/contract/company/company-settings';
import { applyTo, createMutation } from '@hawiyat/shared/query';
import { $session, notify, startSession } from '@hawiyat/shared/state';
import { messages } from '../../texts/company.ts';

const $sendingLogo = createMutation(setCompanyLogo, {
  applies: ({ profile }) => [applyTo(fetchCompanyProfile, () => ({ profile }))],
  id: () => $session.get()?.user.company.id ?? '',
});

export async function saveLogo(logo: File): Promise<void> {
  await $sendingLogo.send({ body: { logo } });
  notify(messages.logoChanged, 'success');
}

/** The header and other tabs take the name and the logo from the session. */
export function showInHeader({ name, logoUrl }: CompanyProfile): void {
  const session = $session.get();
  if (!session) return;
  const { company } = session.user;
  if (company.name === name && company.logoUrl === logoUrl) return;
  startSession({ ...session, user: { ...session.user, company: { ...company, name, logoUrl } } });
}

import {
  type CompanyProfile,
  fetchCompanyProfile,
  type ProfileDraft,
  saveCompanyProfile,
  setCompanyLogo,
} from '@hawiyat/shared/contract/company/company-settings';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { $session, notify, startSession } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

/** What the company tells of itself. */
export const $profile = createQuery(fetchCompanyProfile, atom({}), {
  invalidatedBy: ['company.changed'],
  select: ({ profile }) => profile,
});

const own = {
  applies: ({ profile }: { profile: CompanyProfile }) => [applyTo(fetchCompanyProfile, () => ({ profile }))],
  id: () => $session.get()?.user.company.id ?? '',
};
const $saving = createMutation(saveCompanyProfile, own);
const $sendingLogo = createMutation(setCompanyLogo, own);

/**
 * @param version that the author has seen
 * @throws CallError 400 with the fields, 409 with `outdated` when somebody saved a newer version
 */
export async function saveProfile(body: ProfileDraft, version: number): Promise<CompanyProfile> {
  const { profile } = await $saving.send({ body }, { version });
  notify('تم حفظ بيانات الشركة', 'success');
  return profile;
}

/** @throws CallError 415 for a file that is no picture */
export async function saveLogo(logo: File): Promise<void> {
  await $sendingLogo.send({ body: { logo } });
  notify('تم تغيير شعار الشركة', 'success');
}

/** Lets the header, and other tabs, show the name and the logo that the company has now. */
export function showInHeader({ name, logoUrl }: CompanyProfile): void {
  const session = $session.get();
  if (!session) return;
  const { company } = session.user;
  if (company.name === name && company.logoUrl === logoUrl) return;
  startSession({ ...session, user: { ...session.user, company: { ...company, name, logoUrl } } });
}

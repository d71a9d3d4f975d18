import { type Consent, listConsents, saveConsent } from '@hawiyat/shared/contract/account/personal-data';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { $session } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

export const $consents = createQuery(listConsents, atom({}), {
  invalidatedBy: ['consent'],
  select: ({ consents }) => consents,
});

const $saving = createMutation(saveConsent, {
  applies: ({ consents }) => [applyTo(listConsents, () => ({ consents }))],
  id: () => $session.get()?.user.id ?? '',
});

/** Whoever was never asked has allowed it in the browser; whoever took the consent back is not told there. */
export const hasWithdrawn = (consents: readonly Consent[] | null): boolean =>
  consents?.some(({ channel, given, at }) => channel === 'device' && !given && at !== null) ?? false;

/** @throws CallError */
export const changeConsent = (channel: Consent['channel'], given: boolean) =>
  $saving.send({ body: { channel, given } });

import { type Consent, listConsents, saveConsent } from '@hawiyat/shared/contract/personal-data';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { $session } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

export const $consents = createQuery(listConsents, atom({}), {
  invalidatedBy: /^consent\./,
  select: ({ consents }) => consents,
});

export const $saving = createMutation(saveConsent, {
  applies: ({ consents }) => [applyTo(listConsents, () => ({ consents }))],
  id: () => $session.get()?.user.id ?? '',
});

/** @throws CallError */
export const changeConsent = (channel: Consent['channel'], given: boolean) =>
  $saving.send({ body: { channel, given } });

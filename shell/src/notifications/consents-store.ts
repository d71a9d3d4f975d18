import { type Consent, listConsents, saveConsent } from '@hawiyat/shared/contract/account/personal-data';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { $session, offerUndo } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { messages } from '../texts/live-parts.ts';

export const $consents = createQuery(listConsents, atom({}), {
  invalidatedBy: ['consent'],
  select: ({ consents }) => consents,
});

const $saving = createMutation(saveConsent, {
  applies: ({ consents }) => [applyTo(listConsents, () => ({ consents }))],
  id: () => $session.get()?.user.id ?? '',
});

/** A person who was never asked decided in the browser; a withdrawn consent overrides the browser. */
export const hasWithdrawn = (consents: readonly Consent[] | null): boolean =>
  consents?.some(({ channel, given, at }) => channel === 'device' && !given && at !== null) ?? false;

/** Offers to undo. @throws CallError */
export async function changeConsent(channel: Consent['channel'], given: boolean): Promise<void> {
  await $saving.send({ body: { channel, given } });
  offerUndo(saveConsent, {
    text: textOf(given),
    undo: (options) => $saving.send({ body: { channel, given: !given } }, options).then(() => textOf(!given)),
  });
}

const textOf = (given: boolean) => (given ? messages.consent.given : messages.consent.withdrawn);

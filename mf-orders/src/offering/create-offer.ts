import { CallError, call } from '@hawiyat/shared/client';
import type { Input } from '@hawiyat/shared/contract/endpoint';
import * as offers from '@hawiyat/shared/contract/offers';
import { notify } from '@hawiyat/shared/state';
import { reportChange } from '../components/changes.ts';
import { closeDialog } from '../components/dialog.ts';
import { messages } from './offering-messages.ts';

/** @throws CallError 409 on a second offer or a closed request */
export async function createOffer(draft: Input<typeof offers.createOffer>['body']): Promise<void> {
  const { offer } = await call(offers.createOffer, { body: draft }).catch((error: unknown) => {
    if (error instanceof CallError && [404, 409].includes(error.status)) reportChange({ kind: 'outdated' });
    throw error;
  });
  reportChange({ kind: 'offered', requestId: offer.globalOrderId });
  closeDialog();
  notify(messages.done, 'success');
}

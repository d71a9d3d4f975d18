import { CallError, call } from '@hawiyat/shared/client';
import type { Input } from '@hawiyat/shared/contract/endpoint';
import * as offers from '@hawiyat/shared/contract/offers';
import { notify } from '@hawiyat/shared/state';
import { tellChange } from '../parts/changes.ts';
import { closeDialog } from '../parts/dialog.ts';
import { messages } from './offering-messages.ts';

/** Offers on a request and closes the dialog. @throws CallError, 409 on a second offer or a closed request */
export async function createOffer(draft: Input<typeof offers.createOffer>['body']): Promise<void> {
  const { offer } = await call(offers.createOffer, { body: draft }).catch((error: unknown) => {
    if (error instanceof CallError && [404, 409].includes(error.status)) tellChange({ kind: 'outdated' });
    throw error;
  });
  tellChange({ kind: 'offered', requestId: offer.globalOrderId });
  closeDialog();
  notify(messages.done, 'success');
}

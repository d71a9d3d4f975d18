import type { FittingRequest } from '@hawiyat/shared/contract/orders/work';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { mayI } from '@hawiyat/shared/state';
import { Kbd } from '@hawiyat/shared/ui';
import { memo } from 'react';
import type { RowState } from './task-row.tsx';
import { makeOffer } from './work-actions.ts';
import { messages } from './work-messages.ts';
import { requestText, stockText } from './work-text.ts';

interface RequestRowProps extends Omit<RowState, 'busy'> {
  fitting: FittingRequest;
  today: string;
}

export const RequestRow = memo(function RequestRow({ fitting, today, current, gone }: RequestRowProps) {
  const { id, offer } = fitting.request;
  const what = requestText(fitting);
  const stock = stockText(fitting, today);
  return (
    <li
      data-row={id}
      data-current={current ? '' : undefined}
      data-done={offer ? '' : undefined}
      tabIndex={current ? 0 : -1}
      aria-label={[messages.newRequest, what, stock].join('، ')}
    >
      <span data-number="">{messages.newRequest}</span>
      <span data-what="">{what}</span>
      <span data-due="">{offer ? messages.offered(formatRiyal(offer.price)) : stock}</span>
      <span data-actions="" data-print="no">
        {!offer &&
          mayI('offer') &&
          (gone ? (
            <span data-muted="">{messages.gone}</span>
          ) : (
            <button
              type="button"
              data-press="offer open"
              tabIndex={current ? 0 : -1}
              aria-label={messages.offerOn(what)}
              onClick={() => makeOffer(fitting)}
            >
              {messages.offer}
              <Kbd aria-hidden>O</Kbd>
            </button>
          ))}
      </span>
    </li>
  );
});

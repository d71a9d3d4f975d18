import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { price } from '@hawiyat/shared/contract/core/money';
import type { offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import { farFromRange } from '@hawiyat/shared/lib/far-from-range';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { money } from '@hawiyat/shared/locale/money';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Doubt } from '@hawiyat/shared/ui/forms';
import { useEffect, useState } from 'react';
import { messages } from '../texts/offering.ts';
import type { Guidance, OfferedRequest } from './guidance.ts';

/** Milliseconds without a key before a price counts as typed: its first digits always look low. */
const pause = 500;

function doubtText(typed: string, guidance: Guidance, rentalType: OfferedRequest['rentalType']) {
  const basis = guidance?.basis;
  const side = priceDoubt(typed, basis);
  if (!basis || side === null) return undefined;
  return messages.doubt(basis.kind, side, side === 'low' ? basis.least : basis.most, rentalType);
}

export function useDoubt(typed: string, guidance: Guidance, rentalType: OfferedRequest['rentalType']) {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  if (priceDoubt(typed, guidance?.basis) === 'low' && rested !== typed) return undefined;
  return doubtText(typed, guidance, rentalType);
}

type Basis = NonNullable<Answer<typeof offerGuidance>['guidance']['basis']>;

/** Riyals. An invalid text or an empty basis raises no doubt. */
export function priceDoubt(typed: string, basis: Pick<Basis, 'least' | 'most'> | null | undefined) {
  const named = price.safeParse(typed);
  return named.success && basis ? farFromRange(named.data, basis) : null;
}

export function priceDoubts(riyals: number, guidance: Guidance, request: OfferedRequest): Doubt[] {
  const about = doubtText(String(riyals), guidance, request.rentalType);
  const question = messages.priceQuestion(money(riyals));
  return about === undefined ? [] : [{ key: question, title: messages.unusualPrice, question, about }];
}

/** A changed offer's container was asked about before. */
export function stockDoubts(guidance: Guidance, request: OfferedRequest): Doubt[] {
  if (guidance?.freeContainers !== 0) return [];
  const container = `${request.containerType}، ${wordFor(sizeLabel, request.containerSize)}`;
  return [
    {
      key: 'stock',
      title: messages.noStock,
      question: messages.noStockQuestion(container, dayWithWeekday(request.deliveryDate)),
      about: messages.noStockWarning,
    },
  ];
}

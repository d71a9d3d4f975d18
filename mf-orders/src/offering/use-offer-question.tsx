import { price } from '@hawiyat/shared/contract/core/money';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { OfferedRequest } from '../components/dialog.ts';
import type { Guidance } from './guidance.ts';
import { OfferQuestion } from './offer-question.tsx';
import { doubtText } from './use-doubt.ts';

interface AskedOffer {
  readonly request: OfferedRequest;
  readonly guidance: Guidance;
  readonly typed: string;
  /** False for a change: its container was asked about before. */
  readonly asksStock: boolean;
  readonly sendLabel: string;
  readonly send: (event?: FormEvent<HTMLFormElement>) => Promise<void>;
}

/** Asks once about missing stock, and once about each unusual price. */
export function useOfferQuestion({ request, guidance, typed, asksStock, sendLabel, send }: AskedOffer): {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly question: ReactNode;
} {
  const named = price.safeParse(typed);
  const [isOpen, setOpen] = useState(false);
  const [stockAnswered, setStockAnswered] = useState(false);
  const [answeredPrice, setAnsweredPrice] = useState<string | null>(null);
  const lacksStock = asksStock && guidance?.freeContainers === 0 && !stockAnswered;
  const doubt = typed === answeredPrice ? undefined : doubtText(typed, guidance, request.rentalType);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!named.success || (!lacksStock && doubt === undefined)) return void send(event);
    event.preventDefault();
    setOpen(true);
  };
  const sendAnyway = () => {
    setOpen(false);
    if (lacksStock) setStockAnswered(true);
    setAnsweredPrice(typed);
    void send();
  };
  const question = isOpen && named.success && (
    <OfferQuestion
      {...{ request, lacksStock, doubt, sendLabel }}
      price={named.data}
      onSend={sendAnyway}
      onBack={() => setOpen(false)}
    />
  );
  return { submit, question };
}

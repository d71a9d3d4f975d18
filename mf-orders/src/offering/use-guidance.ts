import { call } from '@hawiyat/shared/client';
import { offerGuidance } from '@hawiyat/shared/contract/offers';
import { useEffect, useState } from 'react';

type Guidance = Awaited<ReturnType<typeof askGuidance>>;

const askGuidance = async (globalOrderId: string, signal: AbortSignal) =>
  (await call(offerGuidance, { query: { globalOrderId } }, signal)).guidance;

/** @returns undefined while loading, null when unavailable: an offer can be made without it */
export function useGuidance(requestId: string): Guidance | null | undefined {
  const [guidance, setGuidance] = useState<Guidance | null>();
  useEffect(() => {
    const running = new AbortController();
    askGuidance(requestId, running.signal).then(setGuidance, (error: unknown) => {
      if (running.signal.aborted) return;
      console.warn('The offer is made without guidance', error);
      setGuidance(null);
    });
    return () => running.abort();
  }, [requestId]);
  return guidance;
}

import { offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import type { PendingOrder } from '@hawiyat/shared/contract/orders/orders';
import { createQuery } from '@hawiyat/shared/query';
import { useStore } from '@nanostores/react';
import { atom, computed } from 'nanostores';
import { useEffect } from 'react';

export type OfferedRequest = Omit<PendingOrder, 'applied' | 'offer'>;

export interface MadeOffer {
  readonly id: string;
  readonly price: number;
  readonly rentalDuration: number | null;
  /** The version that the person saw; missing where the list has none. */
  readonly version?: number;
}

const $requestId = atom<string | null>(null);
const $guidance = createQuery(
  offerGuidance,
  computed($requestId, (globalOrderId) => (globalOrderId === null ? null : { query: { globalOrderId } })),
  // Prices stay while the person reads them; the next dialog fetches new ones.
  { select: ({ guidance }) => guidance, gcTime: 0 },
);

export type Guidance = ReturnType<typeof useGuidance>;

/** @returns undefined while loading, null when unavailable: an offer can be made without it */
export function useGuidance(requestId: string) {
  const { data, error } = useStore($guidance);
  useEffect(() => {
    $requestId.set(requestId);
    void $guidance.fetch();
    return () => $requestId.set(null);
  }, [requestId]);
  return data ?? (error === null ? undefined : null);
}

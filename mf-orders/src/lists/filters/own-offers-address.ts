export const offerScopes = ['open', 'mine'] as const;
export type OfferScope = (typeof offerScopes)[number];

export const offerScopeOf = (address: URLSearchParams): OfferScope =>
  address.get('scope') === 'mine' ? 'mine' : 'open';

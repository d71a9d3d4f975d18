export const ownOfferStatuses = ['waiting', 'accepted', 'lost', 'withdrawn'] as const;
export type OwnOfferStatus = (typeof ownOfferStatuses)[number];

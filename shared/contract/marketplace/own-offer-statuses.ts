/** `lost`: another company won, or the request was canceled or expired. */
export const ownOfferStatuses = ['waiting', 'accepted', 'lost', 'withdrawn'] as const;
export type OwnOfferStatus = (typeof ownOfferStatuses)[number];

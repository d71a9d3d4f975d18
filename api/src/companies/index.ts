export { findBankChange, findBankChanges } from './bank-change-queries.ts';
export { drawCompanyIdentifier } from './company-identifier.ts';
export { presentRegistration } from './registration-presenter.ts';
export { countWaiting, findRegistration, findRegistrations } from './registration-queries.ts';
export { approveChange, rejectChange } from './review-bank-change.ts';
export { approve, reject } from './review-registration.ts';

export { documentsOfWork } from './documents-of-work.ts';
export { documentsExpiredBy, expiredFor, expiredOf } from './expired-documents.ts';
export { documentState, dueThreshold } from './expiry.ts';

export { expiredFor, expiredOf, papersExpiredBy } from './expired-papers.ts';
export { dueThreshold, paperState } from './expiry.ts';
export { papersOfWork } from './papers-of-work.ts';

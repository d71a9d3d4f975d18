import { waitIn } from './resend-wait.ts';

/** The state of an address's verification; times are in milliseconds. */
export interface Proof {
  readonly email: string;
  /** 0 without a usable code. */
  readonly codeUntil: number;
  /** 0 while the address is not verified. */
  readonly provenUntil: number;
  readonly nextCodeAt: number;
}

export const nothingProven: Proof = { email: '', codeUntil: 0, provenUntil: 0, nextCodeAt: 0 };

const minute = 60_000;

/** These times are the server's: a code lasts 10 minutes, and the next one can be sent after one. */
export const codeSent = (email: string, now: number): Proof => ({
  email,
  codeUntil: now + 10 * minute,
  provenUntil: 0,
  nextCodeAt: now + minute,
});

/** The server accepts a verified address for 30 minutes. */
export const proven = (proof: Proof, now: number): Proof => ({ ...proof, provenUntil: now + 30 * minute });

export const usedUp = (proof: Proof): Proof => ({ ...proof, codeUntil: 0, provenUntil: 0 });

export const mustWait = (proof: Proof, message: string, now: number): Proof => ({
  ...proof,
  nextCodeAt: now + waitIn(message) * 1000,
});

export const isUnderWay = (proof: Proof, email: string, now: number): boolean =>
  proof.email === email && Math.max(proof.codeUntil, proof.provenUntil) > now;

export const isProven = (proof: Proof, email: string, now: number): boolean =>
  proof.email === email && proof.provenUntil > now;

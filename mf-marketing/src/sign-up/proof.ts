import { waitIn } from './resend-wait.ts';

/** What the server has said about an address, in milliseconds of the clock. */
export interface Proof {
  readonly email: string;
  /** A code that was sent to it can be used until then; 0 when none was or it is used up. */
  readonly codeUntil: number;
  /** It is verified, and can be registered with until then; 0 when it is not. */
  readonly provenUntil: number;
  /** Before that the server sends no other code. */
  readonly nextCodeAt: number;
}

export const nothingProven: Proof = { email: '', codeUntil: 0, provenUntil: 0, nextCodeAt: 0 };

const minute = 60_000;

/** A code was sent: good for 10 minutes, the next one after one (api.md, "Sign-in and registration"). */
export const codeSent = (email: string, now: number): Proof => ({
  email,
  codeUntil: now + 10 * minute,
  provenUntil: 0,
  nextCodeAt: now + minute,
});

/** The address is verified: good for 30 minutes. */
export const proven = (proof: Proof, now: number): Proof => ({ ...proof, provenUntil: now + 30 * minute });

/** Neither code nor proof can be used any more. */
export const usedUp = (proof: Proof): Proof => ({ ...proof, codeUntil: 0, provenUntil: 0 });

/** The server asks to wait with the next code. @param message what it said */
export const mustWait = (proof: Proof, message: string, now: number): Proof => ({
  ...proof,
  nextCodeAt: now + waitIn(message) * 1000,
});

/** Whether this address has a code to type in, or is verified already: then no other code is sent. */
export const isUnderWay = (proof: Proof, email: string, now: number): boolean =>
  proof.email === email && Math.max(proof.codeUntil, proof.provenUntil) > now;

export const isProven = (proof: Proof, email: string, now: number): boolean =>
  proof.email === email && proof.provenUntil > now;

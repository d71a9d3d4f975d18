import * as z from '@hawiyat/shared/contract/schema';
import { blankDraft, type Draft } from './draft.ts';
import { nothingProven, type Proof } from './proof.ts';

const key = 'sign-up';

const schema = z.object({
  stage: z.enum(['form', 'verify']),
  draft: z.record(z.string(), z.string()),
  proof: z.object({
    email: z.string(),
    codeUntil: z.number(),
    provenUntil: z.number(),
    nextCodeAt: z.number(),
  }),
});

export interface KeptSignUp {
  readonly stage: 'form' | 'verify';
  readonly draft: Draft;
  readonly proof: Proof;
}

/**
 * What this tab knew of a registration before it was loaded anew. Passwords, the logo and the code are not in it: they are
 * never written down.
 */
export function keptSignUp(): KeptSignUp {
  const kept = schema.safeParse(parsed());
  if (!kept.success) return { stage: 'form', draft: blankDraft, proof: nothingProven };
  const { stage, draft, proof } = kept.data;
  return { stage, draft: { ...blankDraft, ...draft }, proof };
}

/** Keeps it for the next load of this tab, or with null forgets it. */
export function keepSignUp(up: KeptSignUp | null): void {
  try {
    if (up === null) {
      sessionStorage.removeItem(key);
      return;
    }
    const { password: _, confirmPassword: __, ...draft } = up.draft;
    sessionStorage.setItem(key, JSON.stringify({ ...up, draft }));
  } catch (reason) {
    // A browser may forbid its storage: the registration goes on, a reload will begin it anew.
    console.warn('The browser did not keep the registration', reason);
  }
}

function parsed(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

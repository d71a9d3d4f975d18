import * as z from '@hawiyat/shared/contract/core/schema';
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

export interface StoredSignUp {
  readonly stage: 'form' | 'verify';
  readonly draft: Draft;
  readonly proof: Proof;
}

/** What this tab stored before a reload; passwords, the logo and the code are never stored. */
export function storedSignUp(): StoredSignUp {
  const stored = schema.safeParse(parsed());
  if (!stored.success) return { stage: 'form', draft: blankDraft, proof: nothingProven };
  const { stage, draft, proof } = stored.data;
  return { stage, draft: { ...blankDraft, ...draft }, proof };
}

/** Null removes it. */
export function storeSignUp(signUp: StoredSignUp | null): void {
  try {
    if (signUp === null) {
      sessionStorage.removeItem(key);
      return;
    }
    const { password: _, confirmPassword: __, ...draft } = signUp.draft;
    sessionStorage.setItem(key, JSON.stringify({ ...signUp, draft }));
  } catch (reason) {
    // A browser may block storage: then only a reload loses the registration.
    console.warn('The browser did not store the registration', reason);
  }
}

function parsed(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

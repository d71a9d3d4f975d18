import { onCompanyChange } from '../../session/company-change.ts';

export interface UnsentDraft {
  readonly values: object;
  /** Why it could not be saved. */
  readonly message: string;
}

const drafts = new Map<string, UnsentDraft>();
onCompanyChange(() => drafts.clear());

/** What was typed into forms that were left while they were being sent, and then failed. */
export const unsentDrafts = {
  keep: (subject: string, draft: UnsentDraft) => void drafts.set(subject, draft),
  /** @returns the draft, which is then forgotten: the form that opens has it */
  take(subject: string): UnsentDraft | undefined {
    const draft = drafts.get(subject);
    drafts.delete(subject);
    return draft;
  },
};

import { onCompanyChange } from '../../session/company-change.ts';

export interface UnsentDraft {
  readonly values: object;
  readonly message: string;
}

const drafts = new Map<string, UnsentDraft>();
onCompanyChange(() => drafts.clear());

/** Drafts of forms that were left while they were being sent, and then failed. */
export const unsentDrafts = {
  keep: (subject: string, draft: UnsentDraft) => void drafts.set(subject, draft),
  take(subject: string): UnsentDraft | undefined {
    const draft = drafts.get(subject);
    drafts.delete(subject);
    return draft;
  },
};

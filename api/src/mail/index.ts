export {
  identifiersEmail,
  passwordChangedEmail,
  resetEmail,
  signInLinkEmail,
  twoFactorEmail,
} from './account-emails.ts';
export { bankApprovedEmail, bankCodeEmail, bankRejectedEmail, bankRequestedEmail } from './bank-emails.ts';
export { expiringDocumentsEmail } from './document-emails.ts';
export type { Email } from './email.ts';
export { approvedEmail, codeEmail, inviteEmail, rejectedEmail, suspendedEmail } from './emails.ts';
export { deliverMails, enqueueEmail } from './enqueue-email.ts';
export { type OutboxMessage, readOutbox } from './outbox.ts';
export { codeText, deliverTexts, enqueueText } from './text-messages.ts';

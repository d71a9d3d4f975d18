export {
  identifiersEmail,
  passwordChangedEmail,
  resetEmail,
  secondStepEmail,
  signInLinkEmail,
} from './account-emails.ts';
export { bankApprovedEmail, bankCodeEmail, bankRejectedEmail, bankRequestedEmail } from './bank-emails.ts';
export { expiringPapersEmail } from './document-emails.ts';
export { approvedEmail, codeEmail, inviteEmail, rejectedEmail, suspendedEmail } from './emails.ts';
export { deliverMails, enqueueEmail } from './enqueue-email.ts';
export { type OutboxMessage, readOutbox } from './outbox.ts';
export { codeText, deliverTexts, enqueueText } from './text-messages.ts';

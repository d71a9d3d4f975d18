import { messages } from './lists-messages.ts';

/** What is new since the list is shown, until somebody turns to it. */
export const NewMark = () => <span data-new="">{messages.isNew}</span>;

import { messages } from './texts.ts';

export const NewMark = () => <span data-new="">{messages.new}</span>;

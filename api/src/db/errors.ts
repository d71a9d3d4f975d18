import { wrongField } from '../kernel/domain-error.ts';
import { messages } from '../kernel/messages.ts';

export const cursorInvalid = wrongField('cursor-invalid', 'cursor', messages.valueInvalid);

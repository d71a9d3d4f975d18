import { CallError } from '@hawiyat/shared/client';
import { notify } from '@hawiyat/shared/state';
import { messages } from '../texts/fleet.ts';

/**
 * A toast replaces the dialog when a colleague has deleted the item; `forget` closes it. @throws the error of `answer`,
 * also when the item is gone
 */
export async function unlessGone<Answer>(answer: Promise<Answer>, forget: () => void): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) {
      forget();
      notify(messages.gone);
    }
    throw error;
  }
}

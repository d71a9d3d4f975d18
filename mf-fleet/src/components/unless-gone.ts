import { CallError } from '@hawiyat/shared/client';
import { notify } from '@hawiyat/shared/state';
import { messages } from '../texts/fleet.ts';

/** A toast replaces the dialog when the item is gone; `forget` closes it. @throws whatever `answer` throws */
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

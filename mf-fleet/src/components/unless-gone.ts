import { CallError } from '@hawiyat/shared/client';
import { notify } from '@hawiyat/shared/state';

/**
 * Somebody else deleted it meanwhile: there is nothing to correct in the dialog, so a notice says so.
 * @param answer of a call that changes one thing
 * @param forget closes the dialog and brings the screen to what is true now
 * @throws what the call threw, also when it is gone
 */
export async function unlessGone<Answer>(answer: Promise<Answer>, forget: () => void): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) {
      forget();
      notify('هذا العنصر لم يعد موجودًا.');
    }
    throw error;
  }
}

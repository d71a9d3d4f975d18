import { CallError } from '@hawiyat/shared/client';
import { notify } from '@hawiyat/shared/state';

/**
 * Shows a toast when somebody else has deleted the item, because the dialog has nothing to correct.
 * @param answer of a call that changes one item
 * @param forget closes the dialog and refreshes the screen
 * @throws what the call threw, also when the item is gone
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

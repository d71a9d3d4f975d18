import { address } from '@hawiyat/shared/contract/core/address';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import { printLabels } from '@hawiyat/shared/contract/fleet/container-labels';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { $session, endSession, notify } from '@hawiyat/shared/state';

const failed = 'تعذّر تجهيز الملصقات. يرجى المحاولة مرة أخرى.';
const fileName = 'ملصقات-الحاويات.pdf';

/** A failure shows a toast. The labels follow the order of `ids`. */
export async function saveLabels(ids: readonly string[]): Promise<void> {
  const token = $session.get()?.token;
  try {
    const answer = await fetch(address(printLabels.path, undefined, { ids: ids.join(',') }), {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'same-origin',
    });
    if (answer.ok) saveFile({ name: fileName, text: await answer.blob() });
    else if (answer.status === 401) endSession('expired');
    else notify(errorBody.safeParse(await answer.json()).data?.message ?? failed, 'error');
  } catch (error) {
    console.error('The labels could not be fetched', error);
    notify(failed, 'error');
  }
}

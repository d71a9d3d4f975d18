import { errorBody } from '@hawiyat/shared/contract/core/error';
import { saveFile } from '@hawiyat/shared/lib/save-file';
import { $session, endSession, notify } from '@hawiyat/shared/state';

interface Download {
  readonly address: string;
  readonly name: string;
  readonly failed: string;
  /** Shown for a refusal, instead of the server's own text. */
  readonly refused?: string;
}

/** Saves a file of the company. A link could not send the token, which goes in the header. A failure shows a toast. */
export async function download({ address, name, failed, refused }: Download): Promise<void> {
  const token = $session.get()?.token;
  try {
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'same-origin',
    });
    if (answer.ok) saveFile({ name, text: await answer.blob() });
    else if (answer.status === 401 && token === $session.get()?.token) endSession('expired');
    else notify(refused ?? errorBody.safeParse(await answer.json()).data?.message ?? failed, 'error');
  } catch (error) {
    console.warn('A file could not be downloaded', error);
    notify(failed, 'error');
  }
}

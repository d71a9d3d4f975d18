import type { Locator } from '@playwright/test';

export interface DroppedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Drops a file on an element, as the system's file manager does. */
export async function dropFile(target: Locator, { name, mimeType, buffer }: DroppedFile): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ({ base64, ...file }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], file.name, { type: file.type }));
      return transfer;
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  );
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer });
}

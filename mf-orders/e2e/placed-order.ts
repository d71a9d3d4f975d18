import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { orderOf } from '@hawiyat/shared/testing/other-apps';

/** An order that waits for its driver, with a container that is there for it. @param token the company's session */
export async function placedOrder(url: string, token: string, about: Parameters<typeof orderOf>[2] = {}) {
  const draft = { type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' } as const;
  await askServer(url, token, addContainer, { body: draft });
  return orderOf(url, token, about);
}

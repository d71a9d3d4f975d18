import { addContainer } from '@hawiyat/shared/contract/containers';
import { placeRequest } from '@hawiyat/shared/contract/customer';
import { followEvents } from '@hawiyat/shared/contract/events';
import type { ScaleWorld } from '../testing/scale-world.ts';
import { callsTo } from '../testing/server.ts';

type Heard = (type: string) => void;

/** Streams of many companies on one server, read as fast as they come. */
export async function openStreams(url: string, world: ScaleWorld, count: number) {
  const call = callsTo(url);
  const abort = new AbortController();
  const listeners = new Set<Heard>();
  const companies = [world.large, ...world.others];
  const open = async (n: number) => {
    const token = companies[n % companies.length]?.token ?? '';
    const answer = await call(followEvents.path, { token, signal: abort.signal });
    if (!answer.ok) throw new Error(`A stream was answered with ${answer.status}`);
    void read(answer, (type) => {
      for (const listener of listeners) listener(type);
    }).catch(() => undefined);
  };
  for (let n = 0; n < count; n += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - n) }, (_, i) => open(n + i)));
  const sent = async (answer: Promise<Response>) => {
    const { status } = await answer;
    if (status >= 300) throw new Error(`What should be heard was answered with ${status}`);
  };
  return {
    listeners,
    /** Streams of the company that `addContainer` is about. */
    own: Math.ceil(count / companies.length),
    count,
    addContainer: () =>
      sent(
        call(addContainer.path, {
          method: 'POST',
          token: world.large.token,
          json: { type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' },
        }),
      ),
    placeRequest: () =>
      sent(
        call(placeRequest.path, {
          method: 'POST',
          token: world.customerToken,
          json: {
            ...{ containerType: 'حاويات أنقاض', containerSize: '20 yard', rentalType: 'once' },
            deliveryDate: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
          },
        }),
      ),
    close: () => abort.abort(),
  };
}

async function read(answer: Response, heard: Heard): Promise<void> {
  let rest = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const messages = (rest + chunk).split('\n\n');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      if (data) heard(String((JSON.parse(data) as { type?: string }).type));
    }
  }
}

/** Milliseconds from the change to each stream that hears of it. @param expected how many do */
export async function timesToAll(
  { listeners }: Pick<Awaited<ReturnType<typeof openStreams>>, 'listeners'>,
  expected: number,
  type: string,
  change: () => Promise<void>,
) {
  const times: number[] = [];
  const began = performance.now();
  const all = new Promise<void>((resolve) => {
    listeners.add((heard) => {
      if (heard === type) times.push(Math.round(performance.now() - began));
      if (times.length === expected) resolve();
    });
  });
  await change();
  await all;
  listeners.clear();
  return { median: times[Math.floor(times.length / 2)] ?? 0, last: times.at(-1) ?? 0 };
}

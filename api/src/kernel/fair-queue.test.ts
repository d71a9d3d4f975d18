import { expect, test } from 'vitest';
import { TooManyWaiting } from './bounded-queue.ts';
import { fairQueue } from './fair-queue.ts';

/** A queue of one slot whose work ends on command. */
function slowQueue({ most = 9, mostOfGroup = 3 } = {}) {
  const turns = fairQueue({ slots: 1, most, mostOfGroup });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, { cost = 1, startsAt = 0, signal = new AbortController().signal } = {}) => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    const asked = turns({ name, startsAt }, work, () => cost, signal);
    asked.catch(() => {});
    return asked;
  };
  /** Ends so many one after the other. */
  const end = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
  };
  return { ask, begun, end };
}

test('who has had least goes first, and a crowd of one network waits for the others', async () => {
  const { ask, begun, end } = slowQueue();
  for (const name of ['a', 'a', 'a', 'b', 'c']) void ask(name);
  await end(1);
  void ask('new');
  await end(5);
  expect(begun).toEqual(['a', 'b', 'c', 'new', 'a', 'a']);
});

test('right answers are cheap: who had twenty of them still comes before who was wrong once', async () => {
  const { ask, begun, end } = slowQueue();
  for (let at = 0; at < 19; at += 1) {
    void ask('right', { cost: 1 / 20 });
    await end(1);
  }
  void ask('wrong');
  await end(1);
  begun.length = 0;
  void ask('busy');
  for (const name of ['wrong', 'right']) void ask(name);
  await end(3);
  expect(begun).toEqual(['busy', 'right', 'wrong']);
});

test('the known come before strangers who have had nothing', async () => {
  const { ask, begun, end } = slowQueue();
  for (const name of ['busy', 'stranger']) void ask(name);
  void ask('known', { startsAt: -1 });
  await end(3);
  expect(begun).toEqual(['busy', 'known', 'stranger']);
});

test('beside others three of a group wait, and the next is rejected at once', async () => {
  const { ask, begun, end } = slowQueue();
  const all = ['a', 'b', 'a', 'a', 'a'].map((name) => ask(name));
  await expect(ask('a')).rejects.toBeInstanceOf(TooManyWaiting);
  await end(5);
  expect(await Promise.all(all)).toHaveLength(5);
  expect(begun).toHaveLength(5);
});

test('a group that waits alone may fill the queue, and comes after whoever comes then', async () => {
  const { ask, begun, end } = slowQueue({ most: 5 });
  const alone = ['a', 'a', 'a', 'a', 'a', 'a'].map((name) => ask(name));
  void ask('new');
  await expect(alone[5]).rejects.toBeInstanceOf(TooManyWaiting);
  await end(3);
  expect(begun.slice(0, 3)).toEqual(['a', 'new', 'a']);
});

test('a full queue rejects whose turn would come last, and it is never who comes from elsewhere', async () => {
  const { ask, begun, end } = slowQueue({ most: 3 });
  void ask('busy');
  const [first, second, third] = ['a', 'b', 'a'].map((name) => ask(name));
  void ask('new');
  await expect(third).rejects.toBeInstanceOf(TooManyWaiting);
  void ask('late');
  await expect(first).rejects.toBeInstanceOf(TooManyWaiting);
  await end(4);
  expect(await second).toBe('b');
  expect(begun).toEqual(['busy', 'b', 'new', 'late']);
});

test('in a crowd that has just come, each from elsewhere, the last does not wait for all the others', async () => {
  const { ask, begun, end } = slowQueue({ most: 50 });
  for (let at = 0; at < 40; at += 1) void ask(`attacker ${at}`);
  void ask('late');
  await end(41);
  expect(begun[1]).toBe('late');
  expect(begun.slice(-2)).toEqual(['attacker 9', 'attacker 10']);
});

test('anyone who goes away while waiting leaves the queue, and his work is never begun', async () => {
  const { ask, begun, end } = slowQueue();
  const gone = new AbortController();
  void ask('busy');
  const left = ask('left', { signal: gone.signal });
  void ask('next');
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(ask('late', { signal: gone.signal })).rejects.toThrow('gone');
  await end(2);
  expect(begun).toEqual(['busy', 'next']);
});

test('work that fails gives its place on', async () => {
  const turns = fairQueue({ slots: 1, most: 1, mostOfGroup: 1 });
  const group = { name: 'a', startsAt: 0 };
  const failed = turns(group, () => Promise.reject(new Error('no')), Number);
  const next = turns(group, async () => 1, Number);
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe(1);
});

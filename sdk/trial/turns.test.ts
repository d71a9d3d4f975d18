import { expect, test } from 'vitest';
import { turns } from './turns.ts';

test('so many work at once, and who comes back from a stay goes before who has not begun', async () => {
  const { inTurn, stays } = turns(1);
  const said: string[] = [];
  let endStay = () => {};
  const stay = new Promise<void>((resolve) => {
    endStay = resolve;
  });
  let endWork = () => {};
  const work = new Promise<void>((resolve) => {
    endWork = resolve;
  });
  const first = inTurn(async () => {
    said.push('first begins');
    await stays(() => stay);
    said.push('first is back');
  });
  const second = inTurn(async () => {
    said.push('second begins');
    endStay();
    await work;
  });
  const third = inTurn(async () => said.push('third begins'));
  await stay;
  endWork();
  await Promise.all([first, second, third]);
  expect(said).toEqual(['first begins', 'second begins', 'first is back', 'third begins']);
});

test('a failing one gives its turn to the next', async () => {
  const { inTurn } = turns(1);
  const failing = inTurn(() => Promise.reject(new Error('fixture')));
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('fixture');
  expect(await next).toBe('next');
});

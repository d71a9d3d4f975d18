import { expect, test } from 'vitest';
import { TooManyWaiting } from '../../kernel/bounded-queue.ts';
import { passwords, productionCost } from './password.ts';

const { hash: hashPassword, verify: verifyPassword } = passwords(productionCost);
const cheap = passwords(4);
const somebody = { network: '192.0.2.7' };

test('a password is known again, and another is not', async () => {
  const stored = await hashPassword('كلمة السر 1', somebody);
  expect(stored).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
  expect(stored).not.toContain('كلمة');
  expect(await verifyPassword('كلمة السر 1', stored, somebody)).toBe(true);
  expect(await verifyPassword('كلمة السر 2', stored, somebody)).toBe(false);
}, 20_000);

test('the same password is stored differently each time', async () => {
  expect(await cheap.hash('hawiyat', somebody)).not.toBe(await cheap.hash('hawiyat', somebody));
});

test('an account that does not exist costs the same work as a wrong password', async () => {
  const stored = await hashPassword('hawiyat', somebody);
  const work = async (hash: string | null) => {
    const before = process.cpuUsage();
    expect(await verifyPassword('wrong', hash, somebody)).toBe(false);
    return process.cpuUsage(before).user;
  };
  const [known, unknown] = [await work(stored), await work(null)];
  expect(unknown).toBeGreaterThan(known / 3);
}, 20_000);

test('a hash from when the cost was lower still verifies', async () => {
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.alloc(16, 7);
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const hash = scryptSync('old', salt, 32, { N: 2 ** 14, r: 8, p: 1 });
  expect(await verifyPassword('old', `$scrypt$ln=14,r=8,p=1$${text(salt)}$${text(hash)}`, somebody)).toBe(
    true,
  );
});

test('something else in its place is an error, not a wrong password', async () => {
  await expect(verifyPassword('x', 'plain text', somebody)).rejects.toThrow('not a scrypt hash');
});

/** So many at once, each of a network that `networkOf` gives. */
async function rejectedOf(count: number, networkOf: (at: number) => string): Promise<number> {
  const leaving = new AbortController();
  let rejected = 0;
  const crowd = Array.from({ length: count }, (_, at) =>
    cheap.hash('hawiyat', { network: networkOf(at) }, leaving.signal).catch((error: unknown) => {
      if (error instanceof TooManyWaiting) rejected += 1;
    }),
  );
  await Promise.resolve();
  leaving.abort();
  await Promise.all(crowd);
  return rejected;
}

test('two passwords are hashed at a time and fifty wait; the next is rejected at once', async () => {
  expect(await rejectedOf(60, String)).toBe(60 - 2 - 50);
});

test('beside others three of them may be one network’s', async () => {
  expect(await rejectedOf(11, (at) => (at === 2 ? 'other' : 'one'))).toBe(11 - 2 - 1 - 3);
});

import { signIn } from '@hawiyat/shared/contract/account/session';
import { expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';
import { attackedCompany, median, newNetwork, owner } from './attacked-company.ts';

const samples = 200;
/** A 32nd of the usual time: what differs beside the hash weighs 32 times as much. */
const cheapCost = 12;

test.each(['PGlite', 'PostgreSQL'] as const)(
  'how long a wrong password takes tells nobody who has an account: %s',
  { timeout: 300_000 },
  async (engine) => {
    const { database, end } = await attackedCompany(engine, cheapCost);
    const limits = { passwordCost: cheapCost, attemptFactor: 1000, trustedProxies: ['127.0.0.1'] };
    const server = await testServer({ given: database, ...limits });
    /** Milliseconds until a wrong password is refused. */
    const refusal = async (account: typeof owner) => {
      const began = performance.now();
      const { status } = await server.fetch(signIn.path, {
        ...{ method: 'POST', headers: { 'x-forwarded-for': newNetwork() } },
        json: { ...account, password: 'guess' },
      });
      expect(status).toBe(401);
      return performance.now() - began;
    };
    /** How much longer the known account takes, of the medians. */
    const difference = async () => {
      const times: [known: number[], unknown: number[]] = [[], []];
      for (let at = 0; at < 2 * samples; at += 1) {
        const isKnown = (at + Math.floor(at / 2)) % 2 === 0;
        const took = await refusal(isKnown ? owner : { ...owner, email: 'nobody@rowad.example' });
        times[isKnown ? 0 : 1].push(took);
      }
      const [known, unknown] = times.map(median) as [number, number];
      return known / unknown - 1;
    };
    try {
      // On a busy machine one round may differ by chance; what differs by nature does in each.
      const all = [await difference(), await difference(), await difference()];
      const percent = all.map((one) => (100 * one).toFixed(1)).join(', ');
      console.log(`${engine}: known accounts take ${percent} % longer (limit of the middle one 5)`);
      expect(Math.abs(median(all))).toBeLessThan(0.05);
    } finally {
      await server.close();
      await end();
    }
  },
);

// @ts-check
import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';

/*
 * Asks one address over and over, with a token if it is given one, on a connection that stands, until it is stopped. A process of its own, so that it
 * times the server and not anyone who is busy attacking it.
 */

// Whoever is busy attacking has the same core: times would hold the wait for it.
try {
  setPriority(constants.priority.PRIORITY_HIGH);
} catch (error) {
  process.emitWarning(`The prober waits for its core like any other process: ${error}`);
}

const [address = '', token] = process.argv.slice(2);
const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** @type {number[]} */
const times = [];
let isDone = false;
process.once('message', () => {
  isDone = true;
});

/** @returns {Promise<number>} status */
const ask = () =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });

await ask();
process.send?.('ready');
while (!isDone) {
  const began = performance.now();
  const status = await ask();
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  times.push(performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
process.send?.(times, () => process.exit());

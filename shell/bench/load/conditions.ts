import type { CDPSession } from '@playwright/test';

/** Lighthouse's slow 4G with a phone's processor, and this machine as it is. Bytes a second, milliseconds. */
const conditions = {
  none: { latency: 0, downloadThroughput: -1, uploadThroughput: -1, slower: 1 },
  'slow-4g': { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, slower: 4 },
};

export type Network = keyof typeof conditions;

/** Throttles the network and the processor of one page. */
export async function throttle(cdp: CDPSession, network: Network): Promise<void> {
  const { slower, ...rates } = conditions[network];
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...rates });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

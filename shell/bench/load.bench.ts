import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { sidebar } from '@hawiyat/shared/federation/checkout-areas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Counters, startSwitching } from './area-switches.ts';
import { chosen } from './load/chosen.ts';
import { warmPanel } from './load/clicks.ts';
import type { Network } from './load/conditions.ts';
import { content } from './load/content.ts';
import { type Environment, startEnvironment, withNewBrowser } from './load/environment.ts';
import { figuresTable, limits, type TableRow, withTable } from './load/figures-table.ts';
import { bytesOf, isFile, type LoadFigure, loadFigures } from './load/load-figures.ts';
import { measurePageWeight } from './load/page-weight.ts';
import { noRounds, print, summary, write } from './load/report.ts';
import type { Protocol } from './load/tls-proxy.ts';
import { shuffledVariants, variants } from './load/variants.ts';

// To run a part: `AREAS=/orders NETWORK=slow-4g PROTOCOL=h2 CACHE=cold PARTS=loads RUNS=11 npm run bench -- load`.
// Beside another commit: `EARLIER=http://127.0.0.1:4100`, where its panel runs.
const parts = chosen('PARTS', ['files', 'loads', 'clicks', 'heap']);
const areas = chosen('AREAS', Object.keys(content));
const protocols = chosen<Protocol>('PROTOCOL', ['http/1.1', 'h2']);
const networks = chosen<Network>('NETWORK', ['none', 'slow-4g']);
const caches = chosen('CACHE', ['cold', 'warm']);
const runs = Number(process.env.RUNS ?? 25);

const switches = 100;
/** The heap is compared with the one after so many switches, when every area is loaded. */
const settled = 10;
/** MB. */
const heapGrowth = 2;

/** For a click in a warm panel: ratio to the monolith, and milliseconds of script without throttling. */
const clickLimits = { content: 1.1, script: 100 };
/** With fewer pairs the interval is too wide to decide. */
const decides = runs >= 25;
const readme = join(import.meta.dirname, '../README.md');

const longEnough = 6 * 60 * 60_000;
const measured: object[] = [];
let environment: Environment;
beforeAll(async () => {
  environment = await startEnvironment(protocols);
});
afterAll(() => environment.close());

/** Writes after each measurement, so that an interrupted run loses nothing that was finished. */
function record(...figures: object[]): void {
  measured.push(...figures);
  const about = {
    chromium: environment.browser.version(),
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    runs,
  };
  write('load', { when: new Date(), ...about, measured });
}

test.runIf(parts.includes('files'))(
  'no page fetches a file twice, or a manifest',
  async () => {
    for (const protocol of protocols) {
      for (const path of areas) {
        const rows: Record<string, object> = {};
        for (const variant of variants) {
          const { requests } = await withNewBrowser(environment, { variant, protocol, path }, (open) =>
            open({ settles: true }),
          );
          const files = requests.filter(isFile).map((item) => item.url);
          rows[variant] = { bytes: bytesOf(requests), files: files.length, requests: requests.length };
          record({ kind: 'files', protocol, path, variant, requests });
          expect(files.length).toBeGreaterThan(3);
          expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
          expect(files.filter((file) => /manifest/.test(file))).toEqual([]);
        }
        console.log(`\n${path}, ${protocol}: all requests of a first visit`);
        console.table(rows);
      }
    }
  },
  longEnough,
);

const figures: LoadFigure[] = [
  ...(['bytes', 'requests', 'depth', 'depth with data'] as const),
  ...(['fcp', 'lcp', 'content', 'cpu', 'longTasks', 'blocked'] as const),
];

/** Measures areas and variants in turns, so that other load on this machine affects all of them. */
async function measureLoads(protocol: Protocol, network: Network) {
  const began = Date.now();
  const cells = new Map(
    areas.flatMap((path) => caches.map((cache) => [`${path}, ${cache}`, noRounds<LoadFigure>()])),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const path of areas) {
      for (const variant of shuffledVariants()) {
        await withNewBrowser(environment, { variant, protocol, path }, async (open) => {
          const [cold, warm] = [cells.get(`${path}, cold`), cells.get(`${path}, warm`)];
          // Filling the cache needs no slow network.
          const first = await open({ network: cold ? network : 'none' });
          cold?.[variant].push(loadFigures(first));
          if (warm) warm[variant].push(loadFigures(await open({ network })));
        });
      }
    }
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    console.log(`${protocol}, ${network}: ${run} of ${runs} rounds in ${minutes} min`);
  }
  return cells;
}

async function tableRow(
  path: string,
  { medians, ratios }: ReturnType<typeof summary<LoadFigure>>,
): Promise<TableRow> {
  return {
    path,
    weight: await measurePageWeight(environment.servers.composed, path),
    bytes: ratios.monolith.bytes.median,
    content: medians.composed.content.median,
    toMonolith: ratios.monolith.content,
    toDefaultMonolith: ratios['default monolith'].content,
  };
}

test.runIf(parts.includes('loads'))(
  'a deep link to each area, beside the monolith',
  async () => {
    const rows: TableRow[] = [];
    for (const protocol of protocols) {
      for (const network of networks) {
        for (const [name, rounds] of await measureLoads(protocol, network)) {
          const result = summary(rounds, figures);
          record({ kind: 'load', protocol, network, name, ...result, rounds });
          const title = `${name}, ${protocol}, ${network}: ${runs} runs, in milliseconds, and bytes on the wire`;
          print(title, result, ['bytes', 'fcp', 'lcp', 'content', 'cpu']);
          const { earlier } = result.ratios;
          if (decides && earlier)
            expect.soft(earlier.content.median, `${name}: / earlier`).toBeLessThanOrEqual(limits.toEarlier);
          const path = /^(.+), cold$/.exec(name)?.[1];
          if (protocol !== 'h2' || network !== 'slow-4g' || !sidebar.some((section) => section.path === path))
            continue;
          rows.push(await tableRow(path ?? '', result));
        }
      }
    }
    console.log(`\n${figuresTable(rows)}`);
    if (!decides) return;
    if (rows.length === sidebar.length)
      writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), figuresTable(rows)));
    for (const { path, bytes, toMonolith, toDefaultMonolith } of rows) {
      expect.soft(bytes, `${path}: bytes`).toBeLessThanOrEqual(limits.bytes);
      expect.soft(toMonolith.median, `${path}: / monolith`).toBeLessThanOrEqual(limits.toMonolith);
      expect
        .soft(toDefaultMonolith.median, `${path}: / default monolith`)
        .toBeLessThanOrEqual(limits.toDefaultMonolith);
    }
  },
  longEnough,
);

test.runIf(parts.includes('clicks'))(
  'a click in the sidebar of a warm panel, beside the monolith',
  async () => {
    const [protocol = 'h2'] = protocols.toReversed();
    for (const network of networks) {
      const cells = new Map(sidebar.map(({ path }) => [path, noRounds<'content' | 'script'>()]));
      const panels = new Map(
        await Promise.all(
          variants.map(
            async (variant) =>
              [
                variant,
                await warmPanel(environment.browser, environment.served(variant, protocol), network),
              ] as const,
          ),
        ),
      );
      for (let run = 0; run < runs; run += 1) {
        for (const { path } of sidebar) {
          for (const variant of shuffledVariants()) {
            const click = await panels.get(variant)?.enter(path);
            if (click) cells.get(path)?.[variant].push(click);
          }
        }
      }
      for (const panel of panels.values()) await panel.close();
      for (const [path, rounds] of cells) {
        const result = summary(rounds, ['content', 'script']);
        record({ kind: 'click', protocol, network, path, ...result, rounds });
        print(`A click to ${path}, ${network}: ${runs} runs, in milliseconds`, result, ['content', 'script']);
        if (!decides) continue;
        const { content } = result.ratios.monolith;
        expect.soft(content.median, `${path}, ${network}`).toBeLessThanOrEqual(clickLimits.content);
        if (network !== 'none') continue;
        const { script } = result.medians.composed;
        expect.soft(script.median, `${path}, ms of script`).toBeLessThanOrEqual(clickLimits.script);
      }
    }
  },
  longEnough,
);

test.runIf(parts.includes('heap'))(
  'a hundred switches do not grow the heap of the first ten',
  async () => {
    const rows: Record<string, { first: number; last: number; growth: number } & Partial<Counters>> = {};
    for (const variant of variants) {
      const areaSwitches = await startSwitching(environment.browser, environment.servers[variant]);
      const heaps: number[] = [];
      const counters: Counters[] = [];
      for (let done = 0; done < switches; done += settled) {
        await areaSwitches.go(settled);
        heaps.push(await areaSwitches.heap());
        counters.push(await areaSwitches.counters());
      }
      await areaSwitches.end();
      record({ kind: 'heap', variant, heaps, counters });
      const [first = 0, last = 0] = [heaps[0], heaps.at(-1)];
      rows[variant] = { first, last, growth: last - first, ...counters.at(-1) };
      expect(counters.at(-1), `${variant}: listeners and nodes`).toEqual(counters[0]);
    }
    console.log(`\nHeap in MB after ${settled} and after ${switches} switches`);
    console.table(rows);
    expect(rows.composed?.growth, 'MB').toBeLessThanOrEqual(heapGrowth);
  },
  longEnough,
);

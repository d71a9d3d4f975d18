import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { sidebar } from '@hawiyat/shared/contract/remotes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosen } from './load/chosen.ts';
import { warmPanel } from './load/clicks.ts';
import type { Network } from './load/conditions.ts';
import { content } from './load/content.ts';
import { figuresTable, limits, type TableRow, withTable } from './load/figures-table.ts';
import type { Protocol } from './load/front.ts';
import { bytesOf, isFile, type LoadFigure, loadFigures } from './load/load-figures.ts';
import { namedFiles } from './load/named-files.ts';
import { noRounds, print, summary, write } from './load/report.ts';
import { openStage, type Stage, withNewBrowser } from './load/stage.ts';
import { inAnyOrder, variants } from './load/variants.ts';
import { type Held, walk } from './walk.ts';

// A part of it alone: `AREAS=/orders NETWORK=slow-4g PROTOCOL=h2 CACHE=cold PARTS=loads RUNS=11 npm run bench -- load`.
const parts = chosen('PARTS', ['files', 'loads', 'clicks', 'heap']);
const areas = chosen('AREAS', Object.keys(content));
const protocols = chosen<Protocol>('PROTOCOL', ['http/1.1', 'h2']);
const networks = chosen<Network>('NETWORK', ['none', 'slow-4g']);
const caches = chosen('CACHE', ['cold', 'warm']);
const runs = Number(process.env.RUNS ?? 25);

const switches = 100;
/** The heap is compared with that after so many, when everything has been seen. */
const settled = 10;
/** MB. */
const heapGrowth = 2;

/** Of a click in a warm panel: its content to that of one application, and milliseconds of script where nothing is slowed. */
const clickLimits = { content: 1.1, script: 100 };
/** With fewer pairs an interval is too wide to promise anything. */
const decides = runs >= 25;
const readme = join(import.meta.dirname, '../README.md');

const longEnough = 6 * 60 * 60_000;
const measured: object[] = [];
let stage: Stage;
beforeAll(async () => {
  stage = await openStage(protocols);
});
afterAll(() => stage.close());

/** Adds to what is written, so that anyone who stops the run keeps what was finished. */
function keep(...figures: object[]): void {
  measured.push(...figures);
  const about = { chromium: stage.browser.version(), cpu: cpus()[0]?.model, cores: cpus().length, runs };
  write('load', { when: new Date(), ...about, measured });
}

test.runIf(parts.includes('files'))(
  'no page fetches a file twice, or asks for a manifest',
  async () => {
    for (const protocol of protocols) {
      for (const path of areas) {
        const rows: Record<string, object> = {};
        for (const variant of variants) {
          const { asked } = await withNewBrowser(stage, { variant, protocol, path }, (open) =>
            open({ settles: true }),
          );
          const files = asked.filter(isFile).map((item) => item.url);
          rows[variant] = { bytes: bytesOf(asked), files: files.length, requests: asked.length };
          keep({ of: 'files', protocol, path, variant, asked });
          expect(files.length).toBeGreaterThan(3);
          expect(files.filter((file, place) => files.indexOf(file) !== place)).toEqual([]);
          expect(files.filter((file) => /manifest/.test(file))).toEqual([]);
        }
        console.log(`\n${path}, ${protocol}: all that a first visit fetches, also ahead`);
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

/** All areas and variants in turns, so that whatever else this machine does meets all alike. */
async function measureLoads(protocol: Protocol, network: Network) {
  const began = Date.now();
  const cells = new Map(
    areas.flatMap((path) => caches.map((cache) => [`${path}, ${cache}`, noRounds<LoadFigure>()])),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const path of areas) {
      for (const variant of inAnyOrder()) {
        await withNewBrowser(stage, { variant, protocol, path }, async (open) => {
          const [cold, warm] = [cells.get(`${path}, cold`), cells.get(`${path}, warm`)];
          // What only fills the cache needs no slow network for it.
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
    named: await namedFiles(stage.servers.composed, path),
    bytes: ratios.monolith.bytes.median,
    content: medians.composed.content.median,
    toMonolith: ratios.monolith.content,
    toDefaultMonolith: ratios['default monolith'].content,
  };
}

test.runIf(parts.includes('loads'))(
  'a deep link to each area, beside one application',
  async () => {
    const rows: TableRow[] = [];
    for (const protocol of protocols) {
      for (const network of networks) {
        for (const [name, rounds] of await measureLoads(protocol, network)) {
          const told = summary(rounds, figures);
          keep({ of: 'load', protocol, network, name, ...told, rounds });
          const title = `${name}, ${protocol}, ${network}: ${runs} runs, in milliseconds, and bytes on the wire`;
          print(title, told, ['bytes', 'fcp', 'lcp', 'content', 'cpu']);
          const path = /^(.+), cold$/.exec(name)?.[1];
          if (protocol !== 'h2' || network !== 'slow-4g' || !sidebar.some((section) => section.path === path))
            continue;
          rows.push(await tableRow(path ?? '', told));
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
  'a click in the sidebar of a warm panel, beside one application',
  async () => {
    const [protocol = 'h2'] = protocols.toReversed();
    for (const network of networks) {
      const cells = new Map(sidebar.map(({ path }) => [path, noRounds<'content' | 'script'>()]));
      const panels = new Map(
        await Promise.all(
          variants.map(
            async (variant) =>
              [variant, await warmPanel(stage.browser, stage.place(variant, protocol), network)] as const,
          ),
        ),
      );
      for (let run = 0; run < runs; run += 1) {
        for (const { path } of sidebar) {
          for (const variant of inAnyOrder()) {
            const click = await panels.get(variant)?.enter(path);
            if (click) cells.get(path)?.[variant].push(click);
          }
        }
      }
      for (const it of panels.values()) await it.close();
      for (const [path, rounds] of cells) {
        const told = summary(rounds, ['content', 'script']);
        keep({ of: 'click', protocol, network, path, ...told, rounds });
        print(`A click to ${path}, ${network}: ${runs} runs, in milliseconds`, told, ['content', 'script']);
        if (!decides) continue;
        const { content } = told.ratios.monolith;
        expect.soft(content.median, `${path}, ${network}`).toBeLessThanOrEqual(clickLimits.content);
        if (network !== 'none') continue;
        const { script } = told.medians.composed;
        expect.soft(script.median, `${path}, ms of script`).toBeLessThanOrEqual(clickLimits.script);
      }
    }
  },
  longEnough,
);

test.runIf(parts.includes('heap'))(
  'a hundred switches leave the heap as it was after ten',
  async () => {
    const rows: Record<string, { first: number; last: number; growth: number } & Partial<Held>> = {};
    for (const variant of variants) {
      const it = await walk(stage.browser, stage.servers[variant]);
      const heaps: number[] = [];
      const holds: Held[] = [];
      for (let done = 0; done < switches; done += settled) {
        await it.go(settled);
        heaps.push(await it.heap());
        holds.push(await it.held());
      }
      await it.end();
      keep({ of: 'heap', variant, heaps, holds });
      const [first = 0, last = 0] = [heaps[0], heaps.at(-1)];
      rows[variant] = { first, last, growth: last - first, ...holds.at(-1) };
      expect(holds.at(-1), `${variant}: listeners and nodes`).toEqual(holds[0]);
    }
    console.log(`\nHeap in MB after ${settled} and after ${switches} switches`);
    console.table(rows);
    expect(rows.composed?.growth, 'MB').toBeLessThanOrEqual(heapGrowth);
  },
  longEnough,
);

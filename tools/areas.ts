import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '@hawiyat/sdk/lib/cli-error';
import { callOperatorApi } from '@hawiyat/sdk/platform/operator-api-client';
import type { Area, AreaProposal, Section } from '@hawiyat/shared/contract/platform/areas';

interface AreaOptions {
  path?: string;
  title?: string;
  icon?: string;
  position?: string;
  owner?: string;
  audience?: string;
  'remove-path'?: string;
  reason?: string;
}

/** `npm run platform -- area add mf-billing …`; returns whether there is such an action. */
export async function area(
  root: string,
  action: string,
  name: string,
  options: AreaOptions,
): Promise<boolean> {
  const reason = options.reason === undefined ? {} : { reason: options.reason };
  if (action === 'list') {
    const areas = await listed();
    if (areas.length === 0)
      console.log('There is no area: npm run platform -- area add <remote> --path /billing');
    for (const item of areas) show(item);
  } else if (action === 'add' && name) {
    const proposal = changed(proposed(root, name), options);
    if (proposal.sections.length === 0)
      throw new CliError(
        `Say the path of ${name}: --path /billing --title "…" (there is no ${name}/area.json).`,
      );
    await change(name, { action, area: proposal, ...reason });
  } else if (action === 'change' && name) {
    const { name: _, ...proposal } = await areaOf(name);
    await change(name, { action, area: changed(proposal, options), seen: proposal, ...reason });
  } else if (action === 'retire' && name) {
    const { name: _, ...seen } = await areaOf(name);
    await change(name, { action, seen, ...reason });
    console.log(`${name} is retired: no page has it. Its releases and its log stay.`);
  } else return false;
  return true;
}

async function areaOf(name: string): Promise<Area> {
  const known = (await listed()).find((item) => item.name === name);
  if (!known) throw new CliError(`There is no area ${name}: npm run platform -- area list`);
  return known;
}

async function listed(): Promise<Area[]> {
  const { areas } = await callOperatorApi<{ areas: Area[] }>('GET', 'areas');
  return areas;
}

async function change(name: string, body: object) {
  const path = `areas/${encodeURIComponent(name)}`;
  const { areas } = await callOperatorApi<{ areas: Area[] }>('POST', path, body);
  const own = areas.find((item) => item.name === name);
  if (own) show(own);
}

/** The proposal of the remote in this checkout. */
function proposed(root: string, name: string): AreaProposal {
  const file = join(root, name, 'area.json');
  if (/^mf-[a-z0-9-]+$/.test(name) && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return { audience: 'company', owner: name, sections: [] };
}

/** Options of a section concern the one with `path`, or the only one. */
export function changed(area: AreaProposal, options: AreaOptions): AreaProposal {
  const { owner = area.owner, audience = area.audience, 'remove-path': removed } = options;
  const kept = area.sections.filter(({ path }) => path !== removed);
  if (removed !== undefined && kept.length === area.sections.length)
    throw new CliError(`The area has no path ${removed}: it has ${pathsOf(area)}.`);
  const given = sectionOptions(options);
  const path = options.path ?? (kept.length === 1 ? kept[0]?.path : undefined);
  if (path === undefined && Object.keys(given).length > 0)
    throw new CliError(`Say by --path which one you mean: ${pathsOf(area)}.`);
  const known = kept.some((section) => section.path === path);
  const sections = kept.map((section) => (section.path === path ? { ...section, ...given } : section));
  if (path !== undefined && !known)
    sections.push({ path, title: null, icon: null, position: null, ...given });
  return { owner, audience: audience as Area['audience'], sections };
}

const pathsOf = ({ sections }: Pick<Area, 'sections'>) => sections.map(({ path }) => path).join(', ');

/** The word `none` removes a value. */
function sectionOptions({ title, icon, position }: AreaOptions): Partial<Section> {
  const value = (text: string) => (text === 'none' ? null : text);
  if (position !== undefined && position !== 'none' && !/^\d{1,3}$/.test(position))
    throw new CliError('--position is a number from 1 to 999, the smaller the higher, or none.');
  return {
    ...(title !== undefined && { title: value(title) }),
    ...(icon !== undefined && { icon: value(icon) }),
    ...(position !== undefined && { position: position === 'none' ? null : Number(position) }),
  };
}

function show({ name, audience, owner, sections }: Area) {
  console.log(`${name}: for ${audience === 'anyone' ? 'anyone' : 'companies'}, of ${owner}`);
  for (const { path, title, position } of sections)
    console.log(
      `  ${path}  ${title ?? 'without a title'}  ${position === null ? 'not in the sidebar' : `place ${position}`}`,
    );
}

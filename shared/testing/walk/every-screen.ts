import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../contract/platform/releases.ts';
import { remoteNames, remoteOfPath } from '../../federation/checkout-areas.ts';
import type { Named } from './in-page.ts';
import type { Walker } from './walker.ts';

const root = join(import.meta.dirname, '../../..');

interface Screen {
  readonly path: string;
  readonly shows?: Named | undefined;
  readonly steps?: readonly { readonly press: Named; readonly shows: Named | 'a print' }[] | undefined;
}

/** What a remote's release is tried with (`trial.ts`): its screens, and each dialog. */
function trialOf(name: string): readonly Screen[] {
  const text = readFileSync(join(root, name, 'dist/release.json'), 'utf8');
  return (JSON.parse(text) as Release).trial ?? [];
}

const publicRemote = 'mf-marketing';

export const publicScreens: readonly Screen[] = [
  ...trialOf(publicRemote),
  // Their links are incomplete, and they say so.
  { path: '/reset-password', shows: { role: 'alert', name: '' } },
  { path: '/join', shows: { role: 'alert', name: '' } },
  { path: '/nowhere' },
];

const button = (name: string): Named => ({ role: 'button', name });
const dialog = (name: string): Named => ({ role: 'dialog', name });
const print = { press: button('طباعة'), shows: 'a print' } as const;
/** From a list's menu. */
const printList = [
  { press: button('إجراءات القائمة'), shows: { role: 'menu', name: '' } },
  { press: { role: 'menuitem', name: 'طباعة' }, shows: 'a print' },
] as const;
const details = { press: button('تفاصيل الطلب'), shows: dialog('تفاصيل الطلب') };

/**
 * Beside the trials: what only a person's way leads to, and what is printed. No list follows itself: until the next one
 * has come, the one before it would take the press.
 */
const further: readonly Screen[] = [
  { path: '/orders', steps: printList },
  { path: '/containers', steps: printList },
  { path: '/orders?scope=mine', steps: printList },
  { path: '/drivers', steps: printList },
  {
    path: '/orders?tab=accepted_orders',
    steps: [
      details,
      ...printList,
      {
        press: { role: 'checkbox', name: 'تحديد الطلب' },
        shows: { role: 'region', name: 'الطلبات المحددة' },
      },
    ],
  },
  { path: '/orders/work', shows: { role: 'heading', name: 'متأخر' } },
  {
    path: '/orders?tab=accepted_orders&driver=unassigned',
    steps: [
      {
        press: { role: 'checkbox', name: 'تحديد الطلبات المعروضة' },
        shows: { role: 'region', name: 'الطلبات المحددة' },
      },
      { press: button('تعيين سائق لـ'), shows: dialog('تعيين سائق لعدة طلبات') },
    ],
  },
  {
    path: '/containers?view=table',
    steps: [{ press: button('اختيار الأعمدة'), shows: { role: 'group', name: '' } }],
  },
  { path: '/orders?tab=sub_orders', steps: [...printList, details] },
  { path: '/dashboard/statement', steps: [print] },
  {
    path: '/dashboard',
    shows: { role: 'heading', name: 'الطلبات والإيرادات الشهرية' },
    steps: [
      { press: button('الإشعارات'), shows: dialog('الإشعارات') },
      { press: button('الحساب والإعدادات'), shows: { role: 'link', name: 'ملفي الشخصي' } },
      { press: { role: 'link', name: 'ملفي الشخصي' }, shows: { role: 'heading', name: 'ملفي الشخصي' } },
    ],
  },
  { path: '/containers/unknown/path', shows: { role: 'heading', name: 'الصفحة غير موجودة' } },
];

const onPhone: readonly Screen[] = [
  { path: '/containers', shows: button('تعديل الحاوية') },
  { path: '/drivers', shows: button('تعديل') },
  { path: '/dashboard', shows: { role: 'heading', name: 'الطلبات والإيرادات الشهرية' } },
  {
    path: '/orders?tab=accepted_orders',
    steps: [details, { press: button('فتح القائمة'), shows: dialog('') }],
  },
];

/** Runs in the page: what the list of settings leads to. */
const settingsPages = `[...document.querySelectorAll('main a[href^="/settings/"]')].map((link) => (
  { path: link.getAttribute('href'), name: link.querySelector('strong').textContent }
))`;

/** Opens a screen and does its steps. @throws when something is missing, or the page says that something failed */
async function look(walk: Walker, { shows, steps = [] }: Screen): Promise<void> {
  if (shows) await walk.shows(shows);
  await walk.loads('', shows?.role === 'alert');
  for (const { press, shows: shown } of steps) {
    if (shown === 'a print') {
      await walk.prints(press);
      continue;
    }
    await walk.press(press.name, press.role);
    await walk.shows(shown);
    await walk.loads('', shown.role === 'alert');
    if (shown.role !== 'dialog') continue;
    await walk.engine.escape();
    await walk.shows(shown, false);
  }
}

/** Walks screens one after the other. @throws at the end what was wrong at each of them */
async function walkScreens(walk: Walker, screens: readonly Screen[], go: (path: string) => Promise<void>) {
  const wrong: string[] = [];
  for (const screen of screens) {
    await go(screen.path);
    await look(walk, screen).catch((error) => wrong.push(`${screen.path}: ${error}`));
    if (wrong.length === 3) break;
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Walks what visitors see. */
export function walkPublicScreens(walk: Walker): Promise<void> {
  return walkScreens(walk, publicScreens, async (path) => {
    await walk.goto(path);
    // A prerendered page runs its scripts when somebody does something.
    await walk.engine.escape();
  });
}

/** Walks the screens, dialogs and prints of some remotes. */
export const walkAreas = (walk: Walker, names: readonly string[]): Promise<void> =>
  walkScreens(
    walk,
    [
      ...names.flatMap(trialOf),
      ...further.filter(({ path }) => names.includes(remoteOfPath(path.replace(/\?.*/, '')) ?? '')),
    ],
    walk.navigate,
  );

/** Walks what a signed-in admin sees, in one page that is never loaded again: each screen, dialog and print. */
export async function walkPanel(walk: Walker): Promise<void> {
  await walk.navigate('/settings');
  await walk.shows({ role: 'link', name: 'ملفي الشخصي' });
  const settings = await walk.engine.evaluate<{ path: string; name: string }[]>(settingsPages);
  if (settings.length < 10) throw new Error(`The settings list only ${JSON.stringify(settings)}`);
  const pages = settings.map(({ path, name }) => ({ path, shows: { role: 'heading', name } }));
  const areas = remoteNames.filter((name) => name !== publicRemote).flatMap(trialOf);
  const all = [...areas, ...further, ...pages];
  await walkScreens(walk, all, walk.navigate);
  await walk.engine.resize(390);
  await walkScreens(walk, onPhone, walk.navigate);
  await walk.engine.resize(1440);
}

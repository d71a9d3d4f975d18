import { setTimeout } from 'node:timers/promises';
import { sidebar } from '../../federation/checkout-areas.ts';
import { demoSignIn } from '../running-panel.ts';
import type { Engine } from './engine.ts';
import {
  isPressed,
  isShown,
  listen,
  mark,
  marked,
  type Named,
  navigate,
  type Sight,
  sight,
  unpressed,
} from './in-page.ts';

/** Milliseconds until something must be shown, also on a busy machine. */
const patience = 20_000;

/** @throws when it does not become true */
async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patience;
  while (!(await check())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${patience / 1000} s`);
    await setTimeout(25);
  }
}

const words = ({ role, name }: Named) => `${role} «${name}»`;

/** Presses and reads one engine's page by Arabic names; each method throws when the page does not do what it says. */
export function walker(engine: Engine, url: string) {
  /** What the page says against itself tells more than what is missing. */
  const tellWhy = async (error: unknown) => {
    const { faults, alerts } = await engine.evaluate<Sight>(sight);
    throw new Error([String(error), ...faults, ...alerts].join('\n  '));
  };
  const walk = {
    engine,
    /** Loads a page. */
    async goto(path: string) {
      await engine.goto(`${url}${path}`);
      await engine.evaluate(listen);
    },
    /** Changes the panel's address in the loaded page. */
    navigate: (path: string) => engine.evaluate<void>(navigate(path)),
    async press(name: string, role = 'button') {
      // A link may cover its card, and a label its choice: not every driver presses those.
      const isCovered = role === 'link' || role === 'radio' || role === 'checkbox';
      let isTried = false;
      const has = () => engine.evaluate<boolean>(isPressed);
      const pressed = async () => {
        if (isTried && (await has())) return true;
        if (!(await engine.evaluate<boolean>(mark({ role, name })))) return false;
        isTried = true;
        if (isCovered) await engine.evaluate(`document.querySelector('${marked}').click()`);
        else await engine.click(marked);
        // Some drivers answer before the page has been told.
        for (const end = performance.now() + 1_000; performance.now() < end; await setTimeout(25))
          if (await has()) return true;
        return false;
      };
      await engine.evaluate(unpressed);
      // What arrives meanwhile replaces what was marked, or moves it away: then it is pressed again.
      await until(words({ role, name }), () => pressed().catch(() => false)).catch(tellWhy);
    },
    async type(name: string, text: string) {
      const field = { role: 'textbox', name };
      await until(words(field), () => engine.evaluate<boolean>(mark(field))).catch(tellWhy);
      await engine.type(marked, text);
    },
    /** Waits for an element, or until there is none. */
    shows: (wanted: Named, is = true) =>
      until(`${words(wanted)} ${is ? 'shown' : 'gone'}`, async () => {
        return (await engine.evaluate<boolean>(isShown(wanted))) === is;
      }).catch(tellWhy),
    /**
     * Waits until a screen with this title has loaded.
     * @param alerting an alert is expected
     * @throws when the page has thrown or warned since it was last asked, or shows that something failed
     */
    async loads(title: string, alerting = false) {
      // A page that has loaded itself again has forgotten it.
      await engine.evaluate(listen);
      await until(`«${title}»`, async () => {
        const { titles, isBusy } = await engine.evaluate<Sight>(sight);
        return !isBusy && titles.some((text) => text.includes(title));
      }).catch(tellWhy);
      const { direction, alerts } = await engine.evaluate<Sight>(sight);
      const faults = await engine.evaluate<string[]>('window.walked.faults.splice(0)');
      // A busy machine is silent for long, too.
      const thrown = faults.filter((fault) => !fault.includes('The stream went silent'));
      const wrong = [...thrown, ...(alerting ? [] : alerts), ...(direction === 'rtl' ? [] : [direction])];
      if (wrong.length > 0) throw new Error(wrong.join('\n  '));
    },
    /** Presses what prints, and waits until the page has called the printer. */
    async prints(press: Named) {
      const { prints } = await engine.evaluate<Sight>(sight);
      await walk.press(press.name, press.role);
      const printed = async () => (await engine.evaluate<Sight>(sight)).prints > prints;
      await until(`${words(press)} prints`, printed).catch(tellWhy);
    },
    async signIn() {
      await walk.goto('/signin');
      await walk.loads('تسجيل الدخول');
      await walk.type('معرّف المنشأة', demoSignIn.domain);
      await walk.type('البريد الإلكتروني للمسؤول', demoSignIn.email);
      await walk.type('كلمة المرور', demoSignIn.password);
      await walk.press('تسجيل الدخول');
      await walk.loads(sidebar[0]?.title ?? '');
    },
  };
  return walk;
}

export type Walker = ReturnType<typeof walker>;

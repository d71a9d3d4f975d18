import { sidebar } from '@hawiyat/shared/federation/checkout-areas';
import { demoSignIn } from '@hawiyat/shared/testing/running-panel';
import { expect } from 'vitest';
import type { Engine } from './engine.ts';

const patience = { timeout: 20_000 };

/** Runs in the page: finds the visible element with a role's selector and an Arabic name, and marks it. */
const find = `(selector, name) => {
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
  document.querySelector('[data-walk]')?.removeAttribute('data-walk');
  const found = [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
    .find((element) => nameOf(element).startsWith(name));
  found?.setAttribute('data-walk', '');
  return Boolean(found);
}`;

/** Runs in the page: what the walk checks of each screen. */
const screen = `({
  titles: [...document.querySelectorAll('h1, h2')].map((title) => title.textContent.trim()),
  direction: getComputedStyle(document.documentElement).direction,
  isBusy: /جاري (تحميل|التحميل)/.test(document.body.innerText),
  alerts: [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent.trim()).filter(Boolean),
  faults: window.walkFaults ?? [],
})`;

interface Screen {
  titles: string[];
  direction: string;
  isBusy: boolean;
  alerts: string[];
  faults: string[];
}

/** Collects what the page throws from now on. */
const listen = `(() => {
  if (window.walkFaults) return;
  window.walkFaults = [];
  addEventListener('error', (event) => {
    // A notice of browsers that no error is behind: the observer goes on in the next frame.
    if (!event.message.startsWith('ResizeObserver loop')) window.walkFaults.push(event.message);
  });
  addEventListener('unhandledrejection', (event) => window.walkFaults.push(String(event.reason)));
})()`;

/** Presses and reads one engine's page by Arabic names. */
export function walker(engine: Engine, url: string) {
  const target = async (selector: string, name: string) => {
    const search = () =>
      engine.evaluate<boolean>(`(${find})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`);
    await expect.poll(search, { ...patience, message: `${selector} «${name}»` }).toBe(true);
    return '[data-walk]';
  };
  const walk = {
    async goto(path: string) {
      await engine.goto(`${url}${path}`);
      await engine.evaluate(listen);
    },
    press: async (name: string, selector = 'button, a') => engine.click(await target(selector, name)),
    /** Opens a link's address: not every driver presses a link that covers its card. */
    async follow(name: string) {
      const link = await target('a', name);
      await walk.goto(
        await engine.evaluate<string>(`document.querySelector('${link}').getAttribute('href')`),
      );
    },
    type: async (name: string, text: string) => engine.type(await target('input', name), text),
    /** Waits until a screen with this title has loaded without an error. */
    async shows(title: string) {
      const loaded = async () => {
        const { titles, isBusy } = await engine.evaluate<Screen>(screen);
        return !isBusy && titles.some((text) => text.includes(title));
      };
      await expect.poll(loaded, { ...patience, message: title }).toBe(true);
      const { direction, alerts, faults } = await engine.evaluate<Screen>(screen);
      expect({ title, direction, alerts, faults }).toEqual({
        title,
        direction: 'rtl',
        alerts: [],
        faults: [],
      });
    },
    text: () => engine.evaluate<string>('document.body.innerText'),
    async signIn() {
      await walk.goto('/signin');
      await walk.shows('تسجيل الدخول');
      await walk.type('معرّف المنشأة', demoSignIn.domain);
      await walk.type('البريد الإلكتروني للمسؤول', demoSignIn.email);
      await walk.type('كلمة المرور', demoSignIn.password);
      await walk.press('تسجيل الدخول', 'button[type=submit]');
      await walk.shows(sidebar[0]?.title ?? '');
    },
  };
  return walk;
}

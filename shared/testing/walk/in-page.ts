/** A role and how the accessible name begins. */
export interface Named {
  readonly role: string;
  readonly name: string;
}

/** What runs in the walked page, as text: drivers take no functions. It uses only what the oldest engine has. */

const selectors: Readonly<Record<string, string>> = {
  alert: '[role=alert]',
  button: 'button, [role=button], summary',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menu: '[role=menu]',
  menuitem: '[role=menuitem]',
  radio: 'input[type=radio]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  tab: '[role=tab]',
  textbox: 'input',
};

const matches = `(selector, name) => {
  const textOf = (element) => element?.textContent ?? '';
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby');
    const name = ids
      ? ids.split(' ').map((id) => textOf(document.getElementById(id))).join(' ')
      : element.getAttribute('aria-label') ?? (textOf(element.labels?.[0]) || textOf(element) || element.title);
    return name.trim();
  };
  const isShown = (element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert]') && !element.closest('[aria-hidden=true]');
  const modal = [...document.querySelectorAll('dialog:modal')].pop();
  return [...(modal ?? document).querySelectorAll(selector), ...(modal?.matches(selector) ? [modal] : [])]
    .filter(isShown)
    .filter((element) => nameOf(element).startsWith(name));
}`;

const call = (script: string, { role, name }: Named) => {
  const selector = selectors[role];
  if (!selector) throw new Error(`The walk knows no role ${role}`);
  return `(${script})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
};

/** Whether the page shows such an element. While a dialog is open, only what is in it counts. */
export const isShown = (wanted: Named) => `${call(matches, wanted)}.length > 0`;

/** Marks the first such element. @returns whether there is one */
export const mark = (wanted: Named) => `(() => {
  document.querySelector('[data-walk]')?.removeAttribute('data-walk');
  const found = ${call(matches, wanted)}.find((element) => !element.disabled && element.ariaDisabled !== 'true');
  found?.setAttribute('data-walk', '');
  return Boolean(found);
})()`;
export const marked = '[data-walk]';
/** Forgets that anything was pressed. */
export const unpressed = 'void (window.walked && (window.walked.isPressed = false))';
/** Whether a press has reached what was marked; a page that has loaded itself again no longer knows. */
export const isPressed = 'window.walked?.isPressed !== false';

/** Collects from now on what the page throws or warns of, and prints nothing. */
export const listen = `(() => {
  if (window.walked) return;
  const faults = [];
  // Not every engine's stack begins with the message.
  const textOf = (word) => word instanceof Error ? word + '\\n' + word.stack : String(word);
  window.walked = { faults, prints: 0 };
  window.print = () => {
    dispatchEvent(new Event('beforeprint'));
    window.walked.prints += 1;
    dispatchEvent(new Event('afterprint'));
  };
  addEventListener('click', (event) => {
    if (event.target.closest('[data-walk]')) window.walked.isPressed = true;
    // What was marked has moved away since the driver looked where it is: nobody presses what stands there now.
    else if (event.isTrusted && window.walked.isPressed === false) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }, true);
  addEventListener('error', (event) => {
    // A notice of browsers that no error is behind: the observer goes on in the next frame.
    if (event.message && !event.message.startsWith('ResizeObserver loop')) faults.push(event.message);
  });
  addEventListener('unhandledrejection', (event) => faults.push(textOf(event.reason)));
  for (const level of ['error', 'warn']) {
    const said = console[level];
    console[level] = (...words) => {
      faults.push(words.map(textOf).join(' '));
      said.apply(console, words);
    };
  }
})()`;

/** What the page shows at the moment. */
export interface Sight {
  readonly titles: readonly string[];
  readonly direction: string;
  readonly isBusy: boolean;
  readonly alerts: readonly string[];
  readonly faults: readonly string[];
  readonly prints: number;
}

export const sight = `({
  titles: [...document.querySelectorAll('h1, h2')].map((title) => title.textContent.trim()),
  direction: getComputedStyle(document.documentElement).direction,
  isBusy: /جاري (تحميل|التحميل)/.test(document.body.innerText) || document.querySelector('[aria-busy=true]') !== null,
  alerts: [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent.trim()).filter(Boolean),
  faults: window.walked?.faults ?? ['nothing listens to the page'],
  prints: window.walked?.prints ?? 0,
})`;

/** Goes to another address of the panel as a link does, without loading the page. */
export const navigate = (path: string) => `(() => {
  history.pushState(null, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
})()`;

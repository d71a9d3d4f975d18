/** Password managers fill fields without an event, so each form event first reports them as if typed. */
for (const kind of ['focusin', 'input', 'submit'])
  addEventListener(kind, ({ target }) => tellFields(target), { capture: true });

const noText = ['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'];

/** The reports are events too. */
let isTelling = false;

function tellFields(target: EventTarget | null): void {
  if (isTelling) return;
  const form =
    target instanceof HTMLFormElement ? target : target instanceof Element && target.closest('form');
  if (!form) return;
  const untold = [...form.elements].filter(isText).filter((field) => {
    const drawn = drawnValue(field);
    // The target reports itself, and an empty field was not filled.
    const isFilled = field !== target && !field.disabled && field.value !== '';
    return isFilled && drawn !== undefined && drawn !== field.value;
  });
  // React resets all others when the first is reported.
  const filled = untold.map((field) => [field, field.value] as const);
  for (const [field, value] of filled) tell(field, value);
}

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !noText.includes(field.type));

function drawnValue(field: Element): string | undefined {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps$'));
  const value: unknown = key && Object(Reflect.get(field, key)).value;
  return value === undefined || value === null ? undefined : String(value);
}

function tell(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  // React ignores a value that equals the last one it tracked.
  Object(Reflect.get(field, '_valueTracker')).setValue?.(`${value} `);
  isTelling = true;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  isTelling = false;
}

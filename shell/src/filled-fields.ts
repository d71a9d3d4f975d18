/**
 * Password managers and other extensions fill fields without an event, and React keeps what it knew. Before anything else
 * happens in a form, its fields are told what stands in them, as if it had been typed.
 */
for (const kind of ['focusin', 'input', 'submit'])
  addEventListener(kind, ({ target }) => tellFields(target), { capture: true });

const noText = ['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'];

/** Telling is an event, too. */
let isTelling = false;

function tellFields(target: EventTarget | null): void {
  if (isTelling) return;
  const form =
    target instanceof HTMLFormElement ? target : target instanceof Element && target.closest('form');
  if (!form) return;
  const untold = [...form.elements].filter(isText).filter((field) => {
    const drawn = drawnValue(field);
    // The field of an event tells itself, and nobody fills in nothing.
    return (
      field !== target &&
      !field.disabled &&
      field.value !== '' &&
      drawn !== undefined &&
      drawn !== field.value
    );
  });
  // With the first one React draws all others anew, as it knew them.
  const filled = untold.map((field) => [field, field.value] as const);
  for (const [field, value] of filled) tell(field, value);
}

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !noText.includes(field.type));

/** The value that React drew into a field. */
function drawnValue(field: Element): string | undefined {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps$'));
  const value: unknown = key && Object(Reflect.get(field, key)).value;
  return value === undefined || value === null ? undefined : String(value);
}

function tell(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  // React passes on only what differs from the value that it last saw in the field.
  Object(Reflect.get(field, '_valueTracker')).setValue?.(`${value} `);
  isTelling = true;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  isTelling = false;
}

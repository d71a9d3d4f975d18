import { isSessionMarked } from './session-mark.ts';

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'];

/** After a layout the browser reports a move of no distance for a resting pointer. */
const isByLayout = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;

/** The page works without scripts, so the host waits for the first interaction, or starts with a session. */
export function hydrateOnInteraction(template: HTMLTemplateElement): void {
  const wake = () => {
    for (const name of interactions) removeEventListener(name, onInteraction, true);
    // Inserted scripts would run in the order of their arrival.
    for (const script of template.content.querySelectorAll('script')) script.async = false;
    template.replaceWith(template.content);
  };
  const onInteraction = (event: Event) => {
    if (!isByLayout(event)) wake();
  };
  for (const name of interactions) addEventListener(name, onInteraction, true);
  if (isSessionMarked()) wake();
}

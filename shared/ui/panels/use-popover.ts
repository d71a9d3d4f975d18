import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { placeBeside } from './place-beside.ts';

export interface PopoverOptions {
  readonly button: HTMLElement;
  readonly onClose: () => void;
  /** Stays beside its button while the page scrolls; else it closes when the button moves. */
  readonly follows?: boolean;
}

/** Shows the element in the top layer; a press outside, Esc or unmounting closes it and returns the focus. */
export function usePopover<Shown extends HTMLElement>({ button, onClose, follows = false }: PopoverOptions) {
  const element = useRef<Shown>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const { top, left } = button.getBoundingClientRect();
    // The event of a scroll or resize that was over before may still come.
    const hasMoved = () => {
      const now = button.getBoundingClientRect();
      return now.top !== top || now.left !== left;
    };
    const place = () => (follows ? placeBeside(shown, button) : hasMoved() && close());
    const toggled = ({ newState }: ToggleEvent) => newState === 'closed' && close();
    shown.showPopover();
    placeBeside(shown, button);
    button.setAttribute('aria-expanded', 'true');
    shown.addEventListener('toggle', toggled);
    addEventListener('scroll', place);
    addEventListener('resize', place);
    return () => {
      button.setAttribute('aria-expanded', 'false');
      shown.removeEventListener('toggle', toggled);
      removeEventListener('scroll', place);
      removeEventListener('resize', place);
      // The browser returns the focus only from a popover that it closes itself.
      shown.hidePopover();
    };
  }, [button, follows]);
  return element;
}

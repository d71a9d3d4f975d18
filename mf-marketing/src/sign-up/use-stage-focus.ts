import { useNavigationType } from '@hawiyat/shared/router';
import { type RefObject, useEffect, useRef } from 'react';
import { signUp } from './sign-up-messages.ts';
import type { Stage } from './sign-up-store.ts';

/**
 * Names the page, and does at each stage what the load of a page would do: the view at the top, the focus on the heading,
 * or on the first field that the server refused. The first page of a visit keeps the browser's own focus.
 * @returns ref for the heading, which needs `tabIndex={-1}`
 */
export function useStageFocus(stage: Stage): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = useNavigationType() === 'POP';
  const shown = useRef<Stage | null>(isLoaded ? stage : null);
  useEffect(() => {
    document.title = signUp.pageTitle;
  }, []);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const refused = document.querySelector<HTMLElement>('form [aria-invalid=true]');
    if (refused) refused.focus();
    else heading.current?.focus({ preventScroll: true });
  }, [stage]);
  return heading;
}

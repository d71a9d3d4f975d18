import { useNavigationType } from '@hawiyat/shared/router';
import { type RefObject, useEffect, useRef } from 'react';
import { signUp } from '../texts/sign-up.ts';
import type { Stage } from './sign-up-state.ts';

/**
 * Each stage acts like a new page: it scrolls to the top and focuses the heading or the first field that the server
 * rejected. The first page of a visit keeps the browser's own focus.
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
    const rejected = document.querySelector<HTMLElement>('form [aria-invalid=true]');
    if (rejected) rejected.focus();
    else heading.current?.focus({ preventScroll: true });
  }, [stage]);
  return heading;
}

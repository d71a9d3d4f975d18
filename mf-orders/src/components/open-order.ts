import * as z from '@hawiyat/shared/contract/core/schema';
import { readQuery, useQueryState } from '@hawiyat/shared/lib/query-state';
import { type MouseEvent, useCallback } from 'react';

/** The open panel's part of the address. `details`: the order, because `order` is a sort's direction. */
export const panelQuery = z.object({
  details: z.optional(z.string()),
  task: z.optional(z.string()),
  act: z.optional(z.string()),
});

/** «Back» closes the panel; between orders nobody steps back. */
export function useOpenOrder() {
  const [{ details, task }, change] = useQueryState(panelQuery);
  const openId = details ?? null;
  const openTask = (details && task) ?? null;
  const show = useCallback(
    (id: string | null, taskId: string | null = null) => {
      const now = readQuery(panelQuery, new URLSearchParams(window.location.search));
      const replace = id === null || now.details !== undefined;
      change({ details: id ?? '', task: taskId ?? '' }, { replace });
    },
    [change],
  );
  const openPressed = (event: MouseEvent) => {
    const pressed = pressedOrder(event);
    if (pressed && (pressed.id !== openId || pressed.taskId !== openTask)) show(pressed.id, pressed.taskId);
  };
  return { openId, openTask, show, openPressed };
}

function pressedOrder({ target }: Pick<MouseEvent, 'target'>): { id: string; taskId: string | null } | null {
  if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return null;
  const control = target.closest('a, button, input, label, select, summary');
  const button = control ?? target.closest('tr, li, [role=listitem]')?.querySelector('[data-details]');
  const id = button?.getAttribute('data-details');
  return id ? { id, taskId: button?.getAttribute('data-task') ?? null } : null;
}

import { useAddress } from '@hawiyat/shared/router';
import { type MouseEvent, useCallback } from 'react';

/** The parameter of the open order, because `order` is a sort's direction. */
const parameter = 'details';
const taskParameter = 'task';

export function openOrderOf(address: URLSearchParams): string | null {
  return address.get(parameter) || null;
}

/** The open sub-order; null for the order itself. */
export function openTaskOf(address: URLSearchParams): string | null {
  return openOrderOf(address) === null ? null : address.get(taskParameter) || null;
}

export function withOpenOrder(
  address: URLSearchParams,
  id: string | null,
  taskId: string | null = null,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  for (const [name, value] of [
    [parameter, id],
    [taskParameter, id === null ? null : taskId],
  ] as const)
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  return changed;
}

/** «Back» closes the panel; between orders nobody steps back. */
export function useOpenOrder() {
  const [address, changeAddress] = useAddress();
  const openId = openOrderOf(address);
  const openTask = openTaskOf(address);
  const show = useCallback(
    (id: string | null, taskId: string | null = null) => {
      const now = new URLSearchParams(window.location.search);
      const replace = id === null || openOrderOf(now) !== null;
      changeAddress(() => withOpenOrder(now, id, taskId), { replace });
    },
    [changeAddress],
  );
  const openPressed = (event: MouseEvent) => {
    const pressed = pressedOrder(event);
    if (pressed && (pressed.id !== openId || pressed.taskId !== openTask)) show(pressed.id, pressed.taskId);
  };
  return { openId, openTask, show, openPressed };
}

interface PressedOrder {
  readonly id: string;
  readonly taskId: string | null;
}

/** A press on the number, or beside all other buttons and links. */
function pressedOrder({ target }: Pick<MouseEvent, 'target'>): PressedOrder | null {
  if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return null;
  const control = target.closest('a, button, input, label, select, summary');
  const button = control ?? target.closest('tr, li, [role=listitem]')?.querySelector('[data-details]');
  const id = button?.getAttribute('data-details');
  return id ? { id, taskId: button?.getAttribute('data-task') ?? null } : null;
}

/** Acts once no mouse button or finger is down: a line that appears during a press moves the button away from it. */
export function afterPress(action: () => void): void {
  if (document.documentElement.matches(':active'))
    // The click follows in the same task.
    document.addEventListener('mouseup', () => setTimeout(action), { once: true });
  else action();
}

const gap = 4;
const rim = 8;

export const floating = {
  ...{ position: 'fixed', inset: 'auto', m: '0', bg: 'bg.panel', color: 'fg' },
  ...{ borderWidth: '1px', borderRadius: 'lg', boxShadow: 'lg' },
} as const;

/** Places a top-layer element below its button, or above without room, at its far edge and inside the window. */
export function placeBeside(shown: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const left = getComputedStyle(button).direction === 'rtl' ? at.left : at.right - width;
  const below = at.bottom + gap;
  const top = below + height > innerHeight - rim ? Math.max(rim, at.top - gap - height) : below;
  shown.style.left = `${Math.min(Math.max(rim, left), innerWidth - width - rim)}px`;
  shown.style.top = `${top}px`;
}

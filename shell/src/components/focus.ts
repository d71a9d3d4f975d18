/** As the `ref` of an element that takes the focus when it appears. */
export const focus = (element: HTMLElement | null): void => element?.focus();

export const focusInPlace = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

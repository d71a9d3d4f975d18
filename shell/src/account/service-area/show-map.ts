/** On small screens the map is above the fields: after a press on «رسم» it comes into sight. */
export const showMap = (): void =>
  document.querySelector('[data-map]')?.scrollIntoView({ block: 'nearest', behavior: 'auto' });

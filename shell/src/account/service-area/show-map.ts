/** On small screens the map is above the fields, perhaps out of sight. */
export const showMap = (): void =>
  document.querySelector('[data-map]')?.scrollIntoView({ block: 'nearest', behavior: 'auto' });

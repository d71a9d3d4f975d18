/** Page of the depot and the service areas. */
export const settingsPath = '/settings/service-area';

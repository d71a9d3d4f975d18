/** Where the depot and the service areas are set. */
export const settingsPath = '/settings/service-area';

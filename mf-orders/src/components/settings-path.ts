export const settingsPath = '/settings/service-area';

/** Replaces the host's: the areas are part of the application. */
export const hasRelease = (): boolean => true;

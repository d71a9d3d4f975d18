/** Stands in the place of what the host lends to remotes: here are none. */
export const shareScope = {};

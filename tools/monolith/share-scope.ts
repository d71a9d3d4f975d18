/** Replaces the host's share scope: a monolith has no remotes. */
export const shareScope = {};

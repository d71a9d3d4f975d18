// @ts-check

/**
 * Stands in the place of the runtime's reader of manifests, which no page of ours uses (`disableSnapshot`), but which
 * the runtime brings along for a host: 1.4 KB. What of it the runtime touches when a remote is registered is here.
 */
export class SnapshotHandler {
  /** Plugins are offered to all hooks; here are none. */
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

/** No release is known by a snapshot. */
export const getGlobalRemoteInfo = () => ({});

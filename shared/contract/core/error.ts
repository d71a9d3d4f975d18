import * as z from '@hawiyat/shared/contract/core/schema';
import { object } from './pure.ts';

export const errorBody = object(() => ({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `canary-not-satisfied`: unmet criteria, as in the canary report (`sessions:40/60`). */
  missing: z.optional(z.array(z.string())),
  /** With the 409 of a command on a rollout: the current state. */
  stands: z.optional(
    z.object({
      stable: z.nullable(z.string()),
      rollout: z.nullable(
        z.object({
          release: z.string(),
          percent: z.number(),
          isPaused: z.boolean(),
          isTakenBack: z.boolean(),
        }),
      ),
    }),
  ),
  /** With the 409 of a late assignment: the driver who has the task, and the admin who assigned him. */
  assigned: z.optional(
    z.object({ driverId: z.string(), driverName: z.string(), by: z.nullable(z.string()) }),
  ),
  /** With the 409 of an outdated edit: which admin (or null) changed what, and the current values. */
  outdated: z.optional(
    z.object({
      by: z.nullable(z.string()),
      at: z.nullable(z.string()),
      changes: z.array(
        z.object({ field: z.string(), label: z.string(), from: z.unknown(), to: z.unknown() }),
      ),
      current: z.record(z.string(), z.unknown()),
    }),
  ),
}));
export type ErrorBody = z.infer<typeof errorBody>;

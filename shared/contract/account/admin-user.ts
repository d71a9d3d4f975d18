import * as z from '@hawiyat/shared/contract/core/schema';
import { object } from '../core/pure.ts';

export const adminUser = object(() => ({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Absent: an owner. A later server may know more roles. */
  role: z.optional(z.string()),
  rights: z.optional(z.array(z.string())),
  company: z.object({
    id: z.string(),
    name: z.string(),
    identifier: z.string(),
    logoUrl: z.nullable(z.string()),
    kind: z.optional(z.enum(['sandbox', 'demo'])),
    expiresAt: z.optional(z.string()),
  }),
}));
export type AdminUser = z.infer<typeof adminUser>;

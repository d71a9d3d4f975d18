import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from '../core/pure.ts';

/** Who is signed in, as every page keeps it. */
export const adminUser = pure(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** Absent: an owner, who may do everything. A later server may know more roles. */
    role: z.optional(z.string()),
    /** What the role allows, so that a page needs no table of its own; a later server may know more. */
    rights: z.optional(z.array(z.string())),
    company: z.object({
      id: z.string(),
      name: z.string(),
      identifier: z.string(),
      logoUrl: z.nullable(z.string()),
      /** Absent for a real company. */
      kind: z.optional(z.enum(['sandbox', 'demo'])),
      /** When a company that is not real is deleted. */
      expiresAt: z.optional(z.string()),
    }),
  }),
);
export type AdminUser = z.infer<typeof adminUser>;

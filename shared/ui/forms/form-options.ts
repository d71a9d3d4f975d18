import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from '../../contract/core/schema.ts';

type StandardSchema = Parameters<typeof standardSchemaResolver<FieldValues, unknown, FieldValues>>[0];

/** Validates by the request's schema, at each submit. The focus waits until the errors are drawn. */
export const formOptions = (schema: z.ZodMiniType | undefined, defaults: object | undefined) => ({
  defaultValues: { ...defaults },
  ...(schema && { resolver: resolverOf(schema) }),
  reValidateMode: 'onSubmit' as const,
  shouldFocusError: false,
});

const resolverOf = (schema: z.ZodMiniType): Resolver =>
  standardSchemaResolver(schema as unknown as StandardSchema);

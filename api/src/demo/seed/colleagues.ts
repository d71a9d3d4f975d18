import type { Role } from '@hawiyat/shared/contract/core/roles';

/** They share the owner's password. */
export const colleagues: readonly { readonly name: string; readonly email: string; readonly role: Role }[] = [
  { name: 'نورة القحطاني', email: 'dispatch@hawiyat.example', role: 'dispatcher' },
  { name: 'هند الدوسري', email: 'accounts@hawiyat.example', role: 'accountant' },
  { name: 'تركي المطيري', email: 'view@hawiyat.example', role: 'viewer' },
];

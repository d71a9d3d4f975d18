import * as signOutCalls from '@hawiyat/shared/contract/account/sign-out';
import { settingsPages } from '@hawiyat/shared/contract/company/settings-pages';
import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import { docsOf } from '@hawiyat/shared/contract/core/endpoint.docs';
import { expect, test } from 'vitest';
import { contractEndpoints, contractSettingsPages } from '../../../testing/contract-endpoints.ts';
import * as files from './docs-files.ts';

test('every call of the contract has docs, once', async () => {
  const names = (endpoints: Endpoint[]) => endpoints.map(({ method, path }) => `${method} ${path}`).sort();
  const documented = Object.values(files).flatMap((docs) => docs.map(([endpoint]) => endpoint));
  expect(names(documented)).toEqual(names(await contractEndpoints()));
});

test('docs without one of their file’s endpoints, or of one more, do not compile', () => {
  const signOut = 'Sign out. Ends the session.';
  docsOf(signOutCalls, 'Company sessions', { signOut });
  // @ts-expect-error
  docsOf(signOutCalls, 'Company sessions', {});
  // @ts-expect-error
  docsOf(signOutCalls, 'Company sessions', { signOut, signIn: signOut });
});

test('every page of settings of the contract is served', async () => {
  const names = (pages: readonly { readonly name: string }[]) => pages.map(({ name }) => name).sort();
  expect(names(settingsPages)).toEqual(names(await contractSettingsPages()));
});

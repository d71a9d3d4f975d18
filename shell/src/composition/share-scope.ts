import * as client from '@hawiyat/shared/client';
import * as schema from '@hawiyat/shared/contract/schema';
import type { hostOwned, lazilyShared, providedByHost } from '@hawiyat/shared/federation/shared-scope';
import * as router from '@hawiyat/shared/router';
import * as state from '@hawiyat/shared/state';
import * as ui from '@hawiyat/shared/ui';
import * as nanostoresReact from '@nanostores/react';
import * as nanostores from 'nanostores';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** Set by the build (`shared/federation/define-host.ts`). */
declare const providedVersions: typeof providedByHost;

/** Part of the host's first files. */
const eager: Record<keyof typeof hostOwned, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  nanostores,
  '@nanostores/react': nanostoresReact,
  '@hawiyat/shared/client': client,
  '@hawiyat/shared/contract/schema': schema,
  '@hawiyat/shared/router': router,
  '@hawiyat/shared/state': state,
  '@hawiyat/shared/ui': ui,
};

/** Loaded when an area first imports them. */
const lazy: Record<keyof typeof lazilyShared, () => Promise<unknown>> = {
  '@hawiyat/shared/ui/extra': () => import('@hawiyat/shared/ui/extra'),
};

type Factory = () => unknown;

/** One version of a shared module, as Module Federation containers expect it. */
interface SharedModule {
  readonly from: string;
  readonly eager: boolean;
  readonly loaded: boolean;
  get(): Factory | Promise<Factory>;
}

/** Shared modules by name, and by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

const shared = (name: keyof typeof providedVersions, isEager: boolean, get: SharedModule['get']) =>
  [name, { [providedVersions[name]]: { from: 'shell', eager: isEager, loaded: isEager, get } }] as const;

export const shareScope: ShareScope = Object.fromEntries([
  ...Object.entries(eager).map(([name, module]) =>
    shared(name as keyof typeof eager, true, () => () => module),
  ),
  ...Object.entries(lazy).map(([name, load]) =>
    shared(name as keyof typeof lazy, false, async () => {
      const module = await load();
      return () => module;
    }),
  ),
]);

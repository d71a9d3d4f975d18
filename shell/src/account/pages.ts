import type { Right } from '@hawiyat/shared/contract/roles';
import type { ComponentType } from 'react';

export interface SettingsPage {
  /** Below `/settings/`. */
  readonly path: string;
  readonly title: string;
  /** What one finds there, in one sentence. */
  readonly about: string;
  readonly group: 'person' | 'company';
  /** Who has the page. */
  readonly right: Right;
  /** From the chunk of its group (`settings-person`, `settings-company`): each chunk's hash is in the host's first files. */
  readonly load: () => Promise<ComponentType>;
}

/** In the order of menu and list. */
export const pages: readonly SettingsPage[] = [];

/** Pages of an account for whoever is not signed in, by their whole path; of the chunk `visitors`. */
export const visitorPages: Readonly<Record<string, () => Promise<ComponentType>>> = {};

export const groupTitles: Readonly<Record<SettingsPage['group'], string>> = {
  person: 'حسابي',
  company: 'الشركة',
};

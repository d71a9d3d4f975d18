import type { Role } from '@hawiyat/shared/contract/core/roles';
import { roleNames } from '@hawiyat/shared/locale/roles';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { texts } from '@hawiyat/shared/texts';

export const roleAbout = texts<Readonly<Record<Role, string>>>('shell/roles', {
  owner: 'كل الصلاحيات، ومنها المستخدمون والحساب البنكي وإعدادات الشركة.',
  dispatcher: 'يدير الحاويات والسائقين والعروض والتعيين، ولا يرى الإيرادات ولا الحساب البنكي.',
  accountant: 'يرى الإيرادات وكشف الحساب والحساب البنكي، ويطّلع على العمل دون تغييره.',
  viewer: 'يطّلع على الحاويات والسائقين والطلبات دون تغييرها.',
});

/** A newer server may send a role that this build does not know. */
export const roleName = (role: string): string => wordFor(roleNames, role as Role);

import { type Section, sidebar } from '@hawiyat/shared/contract/remotes';

export function currentSection(pathname: string): Section | undefined {
  return sidebar.find((section) => pathname.includes(section.path));
}

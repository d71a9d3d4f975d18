import { type Section, sidebar } from '@hawiyat/shared/contract/remotes';

/**
 * The section whose path the URL contains (specification, section 2 "Shell").
 * @param pathname path of the URL, e.g. `/drivers/42`
 * @returns the section, or undefined on a path that is none's
 */
export function currentSection(pathname: string): Section | undefined {
  return sidebar.find((section) => pathname.includes(section.path));
}

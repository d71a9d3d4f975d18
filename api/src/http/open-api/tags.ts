import { tagGroups } from '@hawiyat/shared/contract/core/tags.docs';

export const otherTag = 'More';

export function tagsOf(used: ReadonlySet<string>) {
  const groups = Object.entries<Record<string, string>>({
    ...tagGroups,
    More: { [otherTag]: 'Calls without a chapter of their own.' },
  }).map(([name, chapters]) => ({
    name,
    chapters: Object.entries(chapters).filter(([chapter]) => used.has(chapter)),
  }));
  return {
    tags: groups.flatMap(({ chapters }) => chapters.map(([name, description]) => ({ name, description }))),
    'x-tagGroups': groups
      .filter(({ chapters }) => chapters.length > 0)
      .map(({ name, chapters }) => ({ name, tags: chapters.map(([chapter]) => chapter) })),
  };
}

const kinds = new Set(['شركة', 'مؤسسة', 'مجموعة', 'مصنع']);

/**
 * The two letters that stand for a name. Words every company begins with and the article «ال» are left out, since
 * they would make all of them look alike; the letters are kept apart by a zero-width non-joiner, or Arabic would
 * join them into a word.
 * @param name a company's or a person's name
 * @returns one or two letters, or an empty text for an empty name
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const own = words.filter((word, at) => at > 0 || !kinds.has(word));
  const letters = (own.length > 0 ? own : words).map((word) =>
    word.replace(/^(?:لل|ال)(?=..)/, '').charAt(0),
  );
  return letters.slice(0, 2).join('\u200c');
}

const kinds = new Set(['شركة', 'مؤسسة', 'مجموعة', 'مصنع']);

/**
 * The initials of a company or a person, without the usual first words of companies and the article «ال». A
 * space keeps Arabic from joining the letters, and two of them from looking like a word.
 * @returns one or two letters, or an empty text for an empty name
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const own = words.filter((word, at) => at > 0 || !kinds.has(word));
  const letters = (own.length > 0 ? own : words).map((word) =>
    word.replace(/^(?:لل|ال)(?=..)/, '').charAt(0),
  );
  return letters.slice(0, 2).join(' ');
}

const kind = /^(شركة|مؤسسة|مجموعة|مصنع)$/;

/** Without companies' usual first words and the article «ال»; a space keeps Arabic from joining the letters. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const own = words.filter((word, at) => at > 0 || !kind.test(word));
  const letters = (own.length > 0 ? own : words).map((word) =>
    word.replace(/^(?:لل|ال)(?=..)/, '').charAt(0),
  );
  return letters.slice(0, 2).join(' ');
}

import { escapeHtml } from '../http/escape-html.ts';

/** HTML that was written here, or has been escaped: a type of its own, so that nobody's words get in as they are. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = Markup | string | number | false | null | readonly Piece[];

/** Writes HTML. Whatever is put in is escaped, unless it is such HTML itself; lists follow one another. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(parts.map((part, i) => part + textOf(pieces[i] ?? null)).join(''));
}

function textOf(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (piece === null || piece === false) return '';
  return typeof piece === 'object' ? piece.map(textOf).join('') : escapeHtml(String(piece));
}

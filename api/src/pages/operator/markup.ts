import { escapeHtml } from '../escape-html.ts';

/** Trusted or escaped HTML; a type of its own, so that no user input gets in unescaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = Markup | string | number | false | null | readonly Piece[];

/** Tag for HTML. It escapes all values except `Markup`, and joins lists. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(parts.map((part, i) => part + textOf(pieces[i] ?? null)).join(''));
}

function textOf(piece: Piece): string {
  if (piece instanceof Markup) return piece.text;
  if (piece === null || piece === false) return '';
  return typeof piece === 'object' ? piece.map(textOf).join('') : escapeHtml(String(piece));
}

import { html } from 'ghtml';

interface Comparison {
  readonly caption?: string;
  readonly columns: readonly [string, string];
  /** Label, and HTML of both cells. */
  readonly rows: readonly (readonly [string, string, string])[];
}

export function comparison({ caption, columns, rows }: Comparison): string {
  const heads = columns.map((column) => html`<th scope="col">${column}</th>`);
  const lines = rows.map(
    ([label, one, other]) => html`<tr><th scope="row">${label}</th><td>!${one}</td><td>!${other}</td></tr>`,
  );
  return html`<table>
!${caption === undefined ? '' : html`<caption>${caption}</caption>`}
<thead><tr><td></td>!${heads}</tr></thead>
<tbody>!${lines}</tbody>
</table>`;
}

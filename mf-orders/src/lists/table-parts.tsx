import type { Column } from '@hawiyat/shared/ui/extra';
import type { ComponentProps, ReactNode } from 'react';
import type { CustomItemComponentProps } from 'virtua';

/* A table whose parts are no boxes of a table any more: the roles say what the elements alone would not in every browser. */

export const Head = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <thead role="rowgroup">{children}</thead>
);

export const HeadRow = ({ columns }: { columns: readonly Column<never>[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <tr role="row" aria-rowindex={1}>
    {columns.map(({ id, title }) => (
      // biome-ignore lint/a11y/noRedundantRoles: see above
      <th key={id} role="columnheader" scope="col">
        {title}
      </th>
    ))}
  </tr>
);

export const Body = (props: ComponentProps<'tbody'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <tbody role="rowgroup" {...props} />
);

/** @param index its place in the whole list, from 0; the headings are the first row */
export const BodyRow = ({ index, ...props }: CustomItemComponentProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <tr role="row" aria-rowindex={index + 2} {...props} />
);

export const Cell = (props: ComponentProps<'td'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <td role="cell" {...props} />
);

import { VisuallyHidden } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Column } from './column.ts';
import { type ListSort, SortButton, sortOf } from './sort-button.tsx';
import { messages } from './texts.ts';

interface HeadRowProps {
  readonly columns: readonly Column<never>[];
  readonly sort: ListSort | undefined;
  readonly unfolds: boolean;
  readonly children: ReactNode;
}

export const HeadRow = ({ columns, sort, unfolds, children }: HeadRowProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the native role of a grid
  <tr role="row" aria-rowindex={1}>
    {columns.map(({ id, title, titleHidden, head, align, sort: field }, at) => (
      <Title
        key={id}
        aria-label={children && at === 0 ? title : undefined}
        aria-sort={sortOf(field, sort)}
        data-end={align && ''}
      >
        {at === 0 && children}
        {head ??
          (sort && field ? (
            <SortButton field={field} title={title} sort={sort} />
          ) : titleHidden ? (
            <VisuallyHidden>{title}</VisuallyHidden>
          ) : (
            title
          ))}
      </Title>
    ))}
    {unfolds && (
      <Title>
        <VisuallyHidden>{messages.details}</VisuallyHidden>
      </Title>
    )}
  </tr>
);

const Title = (props: ComponentProps<'th'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the native role of a grid
  <th role="columnheader" scope="col" {...props} />
);

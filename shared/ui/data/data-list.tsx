import {
  DataListItemLabel,
  DataListItemValue,
  type DataListItemValueProps,
  DataListRoot,
  type DataListRootProps,
  defineSlotRecipe,
  DataListItem as Item,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';

const recipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '3' },
    itemLabel: { fontSize: 'xs', color: 'fg.muted' },
    itemValue: { minW: '0', overflowWrap: 'anywhere' },
  },
});

export function DataList(props: DataListRootProps) {
  return <DataListRoot recipe={recipe} {...props} />;
}

/** Styles are those of the value. */
export function DataListItem({ label, ...value }: DataListItemValueProps & { label: ReactNode }) {
  return (
    <Item>
      <DataListItemLabel>{label}</DataListItemLabel>
      <DataListItemValue {...value} />
    </Item>
  );
}

import { Flex } from '@hawiyat/shared/ui';
import { ArchiveButton } from '../components/archive/archive-button.tsx';
import { CsvButtons } from '../components/csv/csv-buttons.tsx';
import type { ListActionsProps } from '../components/list-actions.tsx';
import { Print } from './drivers-print.tsx';

export function ListActions({ csv }: ListActionsProps) {
  return (
    <Flex gap="2" wrap="wrap" w={{ base: 'full', md: 'auto' }} minH={{ base: '11', md: 'auto' }}>
      <Print />
      <CsvButtons csv={csv} />
      <ArchiveButton archive="driver" />
    </Flex>
  );
}

import { ArchiveButton } from '../components/archive/archive-button.tsx';
import { CsvButtons } from '../components/csv/csv-buttons.tsx';
import type { Csv } from '../components/csv/use-csv.tsx';
import { Print } from './drivers-print.tsx';

export function ListActions({ csv }: { csv: Csv }) {
  return (
    <>
      <Print />
      <CsvButtons csv={csv} />
      <ArchiveButton archive="driver" />
    </>
  );
}

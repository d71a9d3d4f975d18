import type { Csv } from '@hawiyat/shared/components/csv-import/use-csv';
import { ListMenu, lazyArchive } from '../../components/list-menu.tsx';
import { print } from './drivers-print.ts';

const Archive = lazyArchive(
  async () => (await import(/* webpackChunkName: "archive" */ '../forms/driver-archive.tsx')).driverArchive,
);

export const Menu = ({ csv }: { csv: Csv }) => <ListMenu csv={csv} print={print} archive={Archive} />;

import type { Csv } from '@hawiyat/shared/components/csv-import/use-csv';
import { ListMenu, lazyArchive } from '../../components/list-menu.tsx';
import { print } from './containers-print.ts';

const Archive = lazyArchive(
  async () =>
    (await import(/* webpackChunkName: "archive" */ '../forms/container-archive.tsx')).containerArchive,
);

export const Menu = ({ csv }: { csv: Csv }) => <ListMenu csv={csv} print={print} archive={Archive} />;

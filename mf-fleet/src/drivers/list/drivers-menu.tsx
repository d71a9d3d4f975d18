import type { Csv } from '@hawiyat/shared/components/csv-import/use-csv';
import { ListMenu } from '../../components/list-menu.tsx';
import { print } from './drivers-print.ts';

export const Menu = ({ csv }: { csv: Csv }) => <ListMenu csv={csv} print={print} archive="driver" />;

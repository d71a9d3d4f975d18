import { csvOf } from '../components/csv/loaded-csv.ts';

export const loadContainersCsv = csvOf(
  () => import(/* webpackChunkName: "csv" */ './containers-csv-source.ts'),
);

import { csvOf } from '../components/csv/loaded-csv.ts';

export const loadDriversCsv = csvOf(() => import(/* webpackChunkName: "csv" */ './drivers-csv-source.ts'));

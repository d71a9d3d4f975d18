/** The chunk that loads with the first export or import. */
export { csvExchange } from './csv-exchange.ts';
export { ImportDialog } from './import-dialog.tsx';

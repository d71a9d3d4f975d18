/** The chunk that loads when a list's files are first asked for. */
export { csvExchange } from './csv-exchange.ts';
export { ImportDialog } from './import-dialog.tsx';

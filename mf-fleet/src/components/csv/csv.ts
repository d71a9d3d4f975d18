/** What is loaded together when somebody asks for a list's files. */
export { csvExchange } from './csv-exchange.ts';
export { ImportDialog } from './import-dialog.tsx';

export { BankPage } from './bank/bank-page.tsx';
export { CompanyPage } from './company/company-page.tsx';
export { SandboxPage } from './sandbox/sandbox-page.tsx';
export { ServiceAreaPage } from './service-area/service-area-page.tsx';
export { WorkPage } from './working-days/work-page.tsx';

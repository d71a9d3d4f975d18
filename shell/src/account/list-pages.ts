export { AuditLogPage } from './audit-log/audit-log-page.tsx';
export { PeoplePage } from './people/people-page.tsx';

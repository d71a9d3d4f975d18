export { presentFitting } from './fitting-request-presenter.ts';
export { fittingRequests } from './fitting-requests.ts';

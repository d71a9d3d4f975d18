export { findAssignableDrivers } from './assignable-drivers.ts';
export { containerNumber } from './container-number.ts';
export { removeDriver } from './driver-commands.ts';
export { signInLinkPath } from './driver-routes.ts';

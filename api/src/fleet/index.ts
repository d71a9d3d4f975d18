export { findAssignableDrivers } from './assignable-drivers.ts';
export { containerNumber } from './container-number.ts';
export { signInLinkPath } from './driver-routes.ts';
export { driverCommands } from './drivers.ts';

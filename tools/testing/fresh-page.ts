import { vi } from 'vitest';

// Each file of tests is a page of its own that has just opened, in a process that keeps the packages: a page's state lives in
// modules, and what it does depends on its age.
vi.resetModules();
const age = () => Performance.prototype.now.call(performance);
const opened = age();
performance.now = () => age() - opened;

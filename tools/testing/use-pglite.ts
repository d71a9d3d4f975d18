import { inject } from 'vitest';

process.env.TEST_TEMPLATE = inject('template');

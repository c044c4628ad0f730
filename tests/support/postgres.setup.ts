import { beforeEach, inject } from 'vitest';

// Before every other hook: without a server there is nothing to test on.
beforeEach((context) => context.skip(inject('postgres') === undefined));

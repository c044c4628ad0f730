import { common } from './common';

/** All that pages say before somebody has signed in. Of react-admin's own texts three: its list of them is heavier than these pages. */
export const visitor = {
  ra: {
    input: { password: { toggle_visible: 'Hide password', toggle_hidden: 'Show password' } },
    validation: { required: 'Required' },
  },
  catalogue: common,
};

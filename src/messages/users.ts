/** The words of staff accounts (spec 2, 8). */
export const users = {
  users: {
    name: 'User |||| Users',
    add: 'Add User',
    edit: 'Edit User',
    view: 'View User',
    empty: 'No Users Found.',
    created: 'User successfully created.',
    updated: 'User successfully updated.',
    fields: {
      fullName: 'Full Name',
      email: 'Email',
      firstName: 'First Name',
      lastName: 'Last Name',
      role: 'Role',
      isActive: 'Active',
    },
    roles: { none: '- -', admin: 'Admin', manager: 'Manager' },
    state: { active: 'Active', inactive: 'Inactive' },
    hints: { email: 'A password is sent to this address.' },
    actions: { activate: 'Activate', deactivate: 'Deactivate', resetPassword: 'Reset Password' },
    reset: {
      title: 'Reset the password of %{name}?',
      text: 'A new password is sent to %{email}. The present one stops working, and %{name} is signed out everywhere.',
      done: 'User Password successfully updated.',
    },
  },
};

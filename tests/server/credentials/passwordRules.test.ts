import { describe, expect, it } from 'vitest';
import { requireGoodPassword } from '../../../src/server/credentials/passwordRules';

const owner = { email: 'ana.lima@example.org' };
const check = (password: string) => () => requireGoodPassword(password, owner, 'newPassword');

describe('a password that a person chooses', () => {
  it.each(['xyz'.repeat(42), '🎵🎸🥁'.repeat(42), '🎵🎸🥁🎹🎺🎻🪕🪗', 'éèê'.repeat(3), 'eight ch', '   a    b'])(
    'may be %j',
    (password) => {
      expect(check(password)).not.toThrow();
    },
  );

  it.each([
    ['7 signs', 'The password must have at least 8 characters.'],
    ['🎵🎸🥁🎹', 'The password must have at least 8 characters.'],
    ['e\u0301'.repeat(7), 'The password must have at least 8 characters.'],
    ['x'.repeat(129), 'The password may have at most 128 characters.'],
    ['🎵'.repeat(129), 'The password may have at most 128 characters.'],
    ['éè'.repeat(4), 'The password must not repeat one or two signs.'],
    ['password', 'This password is too common: it is among the first that are tried.'],
    ['PassWord1', 'This password is too common: it is among the first that are tried.'],
    ['qwertyuiop', 'This password is too common: it is among the first that are tried.'],
    ['Ana.Lima@example.org', 'The password must not be the email.'],
    ['ana.lima', 'The password must not be the email.'],
  ])('can not be %j', (password, message) => {
    expect(check(password)).toThrow(expect.objectContaining({ message, status: 400, field: 'newPassword' }));
  });
});

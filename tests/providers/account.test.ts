import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ANA, createSignedIn, openWire } from './wire';

const wire = openWire();
const json = { query: '', encoding: 'application/json' };

describe('a forgotten password', () => {
  it('[7.4] posts the email, without a token', async () => {
    await createSignedIn().dataProvider.forgetPassword({ email: ' ana@example.org ' });
    expect(wire.call()).toMatchObject({
      method: 'POST',
      path: 'auth/forget-password',
      ...json,
      body: { email: 'ana@example.org' },
    });
    expect(wire.call().headers.get('authorization')).toBeNull();
    expect(wire.call().headers.get('x-client-app')).toBe('catalogue-console');
  });
});

describe('reset password', () => {
  const params = { token: 'a/b c?', password: ' new one ', confirmPassword: ' new one' };

  it('[7.5] sends the token in path and body, and the passwords as typed', async () => {
    await expect(createSignedIn().dataProvider.resetPassword(params)).resolves.toEqual({ data: null });
    expect(wire.call()).toMatchObject({ method: 'POST', path: 'auth/reset-password/a%2Fb%20c%3F', ...json, body: params });
    expect(wire.call().headers.has('idempotency-key')).toBe(false);
  });

  it('names the key of the filled form, and not in its body', async () => {
    await createSignedIn().dataProvider.resetPassword(params, 'key-1');
    expect(wire.call().headers.get('idempotency-key')).toBe('key-1');
    expect(wire.call().body).toEqual(params);
  });

  it('is a visitor’s: goes without a token, and a 401 of it is about the link and ends no session', async () => {
    wire.answerBy(() => HttpResponse.json({ success: false, message: 'This link is no longer valid.' }, { status: 401 }));
    const { dataProvider, session } = createSignedIn();
    const heard = vi.fn();
    session.onRefused(heard);
    await expect(dataProvider.resetPassword(params)).rejects.toThrow('This link is no longer valid.');
    expect(wire.call().headers.get('authorization')).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    expect(session.user()).toEqual(ANA);
  });
});

describe('update profile', () => {
  const params = { email: ' ana@new.org ', firstName: ' Anna ', lastName: ' Silva ' };

  it('[7.6] sends email and names, reads data, and the identity follows', async () => {
    const { dataProvider, session } = createSignedIn();
    const heard = vi.fn();
    session.onIdentityChange(heard);
    wire.answerWith({
      success: true,
      data: { ...ANA, email: 'ana@new.org', firstName: 'Anna', lastName: 'Silva', fullName: 'Anna Silva' },
    });
    const { data } = await dataProvider.updateProfile(params);
    expect(wire.call()).toMatchObject({ method: 'PATCH', path: 'auth/update-profile', ...json });
    expect(wire.call().body).toEqual({ email: 'ana@new.org', firstName: 'Anna', lastName: 'Silva' });
    expect(data).toMatchObject({ _id: 'user-1', fullName: 'Anna Silva' });
    expect(session.user()).toEqual(data);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each(['', '  ', undefined])('without a last name (%j) says that it was emptied', async (lastName) => {
    const { dataProvider, session } = createSignedIn();
    await dataProvider.updateProfile({ ...params, lastName });
    expect(wire.call().body).toEqual({ email: 'ana@new.org', firstName: 'Anna', unset: 'lastName' });
    expect(session.user()?.lastName).toBe('');
  });

  it('without a last name before and after says nothing of it', async () => {
    const { dataProvider, session } = createSignedIn();
    session.update({ ...ANA, lastName: null });
    await dataProvider.updateProfile({ ...params, lastName: '' });
    expect(wire.call().body).toEqual({ email: 'ana@new.org', firstName: 'Anna' });
  });

  it('whose answer lacks data takes what was sent', async () => {
    const { dataProvider, session } = createSignedIn();
    session.update({ ...ANA, fullName: 'Ana Lima' });
    await dataProvider.updateProfile(params);
    expect(session.user()).toEqual({ _id: 'user-1', email: 'ana@new.org', firstName: 'Anna', lastName: 'Silva', role: 'admin' });
  });

  it('that is refused changes nothing', async () => {
    const { dataProvider, session } = createSignedIn();
    wire.answerBy(() => HttpResponse.json({ success: false, message: 'This email is taken.' }, { status: 409 }));
    await expect(dataProvider.updateProfile(params)).rejects.toThrow('This email is taken.');
    expect(session.user()).toMatchObject({ email: 'ana@example.org', firstName: 'Ana' });
  });
});

describe('update password', () => {
  const body = { password: 'old one', newPassword: ' new ', confirmNewPassword: ' new ' };

  it('[7.7] sends the three passwords as typed and reads data.user', async () => {
    const { dataProvider, session } = createSignedIn();
    wire.answerWith({ success: true, data: { user: { ...ANA, firstName: 'Anna' } } });
    await expect(dataProvider.updatePassword(body)).resolves.toMatchObject({ data: { firstName: 'Anna' } });
    expect(wire.call()).toMatchObject({ method: 'POST', path: 'auth/update-password', ...json });
    expect(wire.call().body).toEqual(body);
    expect(session.user()).toMatchObject({ firstName: 'Anna' });
  });

  it.each([{}, { data: null }, { data: {} }])('whose answer is %j keeps the identity', async (answer) => {
    const { dataProvider, session } = createSignedIn();
    wire.answerWith({ success: true, ...answer });
    await dataProvider.updatePassword(body);
    expect(session.user()).toEqual(ANA);
  });
});

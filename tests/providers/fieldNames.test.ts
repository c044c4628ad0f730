import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createSignedIn, openWire } from './wire';

const wire = openWire();

describe('a refusal that names its field as the wire does', () => {
  const { create, updateProfile } = createSignedIn().dataProvider;
  const addAlbum = () => create('albums', { data: { name: 'Debut' } });
  const changeProfile = () => updateProfile({ email: 'ana@example.org', firstName: 'Ana', lastName: '' });

  it.each([
    [addAlbum, 'name', 'The field name takes at most 500 characters.', 'The field Title takes at most 500 characters.'],
    [addAlbum, 'albumArt', '“albumArt” takes a file, not a text.', '“Album Art” takes a file, not a text.'],
    [addAlbum, 'albumArt', '“albumArt.jpg” is empty.', '“albumArt.jpg” is empty.'],
    [addAlbum, 'name', 'This name is taken.', 'This name is taken.'],
    [addAlbum, 'unknown', 'The field unknown is odd.', 'The field unknown is odd.'],
    [changeProfile, 'firstName', 'The field firstName is too long.', 'The field First Name is too long.'],
  ])('%# says it in the words of the form, and leaves all other words', async (call, field, said, told) => {
    wire.answerBy(() => HttpResponse.json({ success: false, message: said, field }, { status: 400 }));
    await expect(call()).rejects.toMatchObject({ message: told, status: 400, body: { field } });
  });
});

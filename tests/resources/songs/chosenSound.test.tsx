import { Blob as NodeBlob } from 'node:buffer';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { kindOf } from '../../spec/kinds';
import { openApi, renderConsole } from '../../world/console/console';
import { button, choose, field, findForm, pickerField, write } from '../../world/console/form';
import { mp3With } from '../../world/files/tagged';
import { addRecord, recordsOf } from '../../world/records';

// What a chosen file needs is loaded here: on a busy machine a test would spend its patience on it.
import '../../../src/providers/importing/importing';
import '../../../src/resources/songs/lookAtSound';

const SONGS = kindOf('songs');

/** A sound with these tags. Of what a browser's files have jsdom lacks the path, and the bytes of a slice. */
const tagged = (title: string | undefined, artist = 'BJÖRK', album = 'homogenic') => {
  const bytes = new Uint8Array(mp3With({ frames: { ...(title && { TIT2: title }), TPE1: artist, TALB: album } }));
  const file = new File([bytes], '03 Take.mp3', { type: 'audio/mpeg' });
  return Object.assign(file, {
    webkitRelativePath: '',
    slice: (start?: number, end?: number) => new NodeBlob([bytes.subarray(start, end)]),
  });
};

/** The add page of songs, with an artist, and an album of each of two artists. */
const open = async () => {
  const api = await openApi();
  const albums: string[] = [];
  for (const name of ['Björk', 'Somebody Else']) {
    const artist = await addRecord(api, 'artists', name, { publish: true });
    albums.push(await addRecord(api, 'albums', 'Homogenic', { publish: true, fields: { artist } }));
  }
  const view = await renderConsole({ path: SONGS.routes.add, api });
  await findForm(SONGS);
  return { ...view, api, album: albums[0] };
};
const said = () =>
  screen
    .queryAllByText(/^(Title from the file|This file is already there|The song has this very file)/)
    .map((line) => line.textContent);
const offers = () => screen.queryAllByRole('button', { name: /^(Set|Open) / }).map((each) => each.textContent);

it('titles a song by its tag, and offers the artist and the album that it names', async () => {
  const { user, api, album } = await open();
  await choose(user, 'Song File', tagged('Jóga'));
  await waitFor(() => expect(offers()).toEqual(['Set Artist: Björk', 'Set Album: Homogenic']));
  expect(field('Title')).toHaveValue('Jóga');
  expect(said()).toEqual(['Title from the file: Jóga']);
  expect(pickerField('Artist')).toHaveValue('');
  for (const name of ['Set Artist: Björk', 'Set Album: Homogenic']) await user.click(button(name));
  expect(offers()).toEqual([]);
  await user.click(button('Save'));
  await waitFor(async () =>
    expect(await recordsOf(api, 'songs')).toMatchObject([
      { title: 'Jóga', artist: { stageName: 'Björk' }, album: { _id: album } },
    ]),
  );
});

it('says what is there already and opens it, keeps a typed title, and drops all of it with another file', async () => {
  const { user, api } = await open();
  const file = tagged('Jóga', 'Nobody', 'Homogenic');
  await addRecord(api, 'songs', 'Jóga (Live)', { fields: { songFile: file } });
  await write(user, 'Title', 'Mine');
  await choose(user, 'Song File', file);
  await waitFor(() => expect(said()).toEqual(['This file is already there: Jóga (Live)']));
  expect([field('Title').getAttribute('value'), ...offers()]).toEqual(['Mine', 'Open Jóga (Live)']);
  await choose(user, 'Song File', tagged(undefined));
  await waitFor(() => expect(offers()).toEqual(['Set Artist: Björk', 'Set Album: Homogenic']));
  expect(said()).toEqual([]);

  await choose(user, 'Song File', file);
  await user.click(await screen.findByRole('button', { name: 'Open Jóga (Live)' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toBe(SONGS.routes.edit));
  await choose(user, 'Song File', file);
  await waitFor(() => expect(said()).toEqual(['The song has this very file already.']));
  expect(field('Title')).toHaveValue('Jóga (Live)');
});

it('is silent about bytes where the server can’t tell, and takes no title from a file’s name', async () => {
  const { user, line } = await open();
  line.refuse('GET listings/songs/same', { status: 404, message: 'Not found.' });
  await choose(user, 'Song File', tagged(undefined));
  await waitFor(() => expect(offers()).toEqual(['Set Artist: Björk', 'Set Album: Homogenic']));
  expect(said()).toEqual([]);
  expect(field('Title')).toHaveValue('');
});

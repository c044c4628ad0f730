import type { ListingName } from '../../contract/kinds';
import { songIds } from './playlistSongIds';
import { type Hooks, type StoredKind, storedKind } from './storedKind';

/** What is special about single kinds; most need no line here. */
const HOOKS: Readonly<Partial<Record<ListingName, Hooks>>> = { playlists: { extraFields: songIds } };

/** A kind of the listings as the server keeps it. */
export const listingKind = (name: ListingName): StoredKind => storedKind(name, HOOKS[name]);

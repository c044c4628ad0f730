import { isReadable } from '../chosenFiles';
import type { Draft, Drafts, KeptDraft, NotKept } from '../types';
import { createDraftDatabase } from './database';
import { createFormerDrafts } from './former';
import { createShelf } from './shelf';
import { chosenFile, type StoredDraft, splitValues } from './storedDraft';
import { createTabs, newId } from './tabs';

/** Milliseconds: whoever has not come back by then has not missed it. */
const KEPT_FOR = 14 * 24 * 60 * 60_000;
/** Milliseconds: nobody waits longer to log out. */
const FORGETS_WITHIN = 1_000;

const asKept = ({ person: _person, tab: _tab, files: _files, ...draft }: StoredDraft): KeptDraft => draft;

interface DraftsOptions {
  /** Path of this console; '' at the root. */
  base?: string;
  shelf?: ReturnType<typeof createShelf>;
  tabs?: ReturnType<typeof createTabs>;
  former?: ReturnType<typeof createFormerDrafts>;
}

/** What forms hold while it is not saved, each for whoever typed it: in IndexedDB, the chosen files beside what was typed. */
export const createDrafts = ({
  base = '',
  shelf = createShelf(createDraftDatabase(base)),
  tabs = createTabs(),
  former = createFormerDrafts(undefined, base),
}: DraftsOptions = {}): Drafts => {
  /** Who pressed Log out: nothing is kept of what they leave behind. */
  const leaving = new Set<string>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };
  /** The place of each chosen file, and what came of writing it there. */
  const places = new WeakMap<File, { id: string; notKept?: Promise<NotKept | undefined> }>();
  const placeOf = (file: File) => {
    const place = places.get(file) ?? { id: newId() };
    places.set(file, place);
    return place;
  };
  const write = async (id: string, file: File): Promise<NotKept | undefined> => {
    if (await shelf.putFile(id, file)) return undefined;
    return { reason: (await isReadable(file)) ? 'room' : 'changed', name: file.name };
  };

  /** Of open forms of other tabs nothing is taken away. */
  const isFree = async (drafts: readonly StoredDraft[]) => {
    const living = drafts.some(({ tab }) => tab !== null) ? await tabs.living() : new Set<string>();
    return ({ tab }: StoredDraft) => tab === null || !living.has(tab);
  };
  const of = async (personId: string) => (await shelf.all()).filter(({ person }) => person === personId);

  let isTidied = false;
  const tidy = async () => {
    if (isTidied) return;
    isTidied = true;
    await former.takeOver(shelf.put);
    await shelf.sweep();
  };

  return {
    keep: (personId, draft, { id = newId(), isOpen }) => {
      if (leaving.has(personId)) return undefined;
      const { values, chosen } = splitValues(draft.values);
      const files = chosen.map(([field, file]) => {
        const { name, type, lastModified, size } = file;
        return { field, id: placeOf(file).id, name, type, lastModified, size };
      });
      const tab = isOpen ? tabs.own : null;
      const putting = shelf.put({ ...draft, id, person: personId, tab, at: Date.now(), values, files });
      if (!isOpen) putting.then(changed);
      const writing = chosen.map(([, file]) => {
        const place = placeOf(file);
        place.notKept ??= write(place.id, file);
        return place.notKept;
      });
      const notKept = Promise.all([putting, ...writing]).then(([isStored, ...lost]): NotKept[] =>
        isStored ? lost.filter((each) => each !== undefined) : [{ reason: 'storage' }],
      );
      return { id, notKept };
    },

    offered: async (personId) => {
      leaving.delete(personId);
      await tidy();
      // Also where none lies here yet: a tab that is on its way out writes its own last of all.
      tabs.watch(changed).catch(() => undefined);
      const drafts = await shelf.all();
      const old = drafts.filter(({ at }) => Date.now() - at > KEPT_FOR).map(({ id }) => id);
      if (old.length > 0) await shelf.remove(old);
      const own = drafts.filter(({ person, id }) => person === personId && !old.includes(id));
      return own.filter(await isFree(own)).map(asKept);
    },

    take: async (personId, id) => {
      const drafts = (await of(personId)).filter((draft) => draft.id === id);
      const [draft] = drafts.filter(await isFree(drafts));
      if (!draft) return undefined;
      await shelf.put({ ...draft, tab: tabs.own });
      changed();
      const values: Draft['values'] = { ...draft.values };
      const missing: string[] = [];
      for (const note of draft.files) {
        const file = await shelf.getFile(note);
        if (file && (await isReadable(file))) {
          places.set(file, { id: note.id, notKept: Promise.resolve(undefined) });
          values[note.field] = chosenFile(file);
        } else missing.push(note.name);
      }
      return { ...asKept(draft), values, missing };
    },

    tell: async (id, sent) => {
      const draft = (await shelf.all()).find((each) => each.id === id);
      if (!draft) return;
      await shelf.put({ ...draft, sent });
      changed();
    },

    drop: async (id) => {
      await shelf.remove([id]);
      changed();
    },

    forget: (personId) => {
      leaving.add(personId);
      const removing = async () => {
        const own = await of(personId);
        const others = own.filter(({ tab }) => tab !== tabs.own);
        const isOfNobody = await isFree(others);
        await shelf.remove(own.filter((draft) => draft.tab === tabs.own || isOfNobody(draft)).map(({ id }) => id));
      };
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, FORGETS_WITHIN);
      });
      return Promise.race([removing(), late]);
    },

    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

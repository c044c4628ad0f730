import { z } from 'zod';
import { publicationPath } from '../contract/endpoints';
import { KINDS, type RecordKind } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { Difference, requireRefusal, requireSuccess } from './client';
import { formOf, newForm, newName, renameOptions } from './forms';
import { deleteForGood } from './optionalPoints';
import {
  callSignedIn,
  findInList,
  findInSearch,
  madeOf,
  nameField,
  type Point,
  pointsOf,
  recordOf,
  requireInList,
  requireValue,
  rowsOf,
  type SentRecord,
  searchFor,
  type Trial,
} from './trial';

const create = async (trial: Trial, kind: RecordKind, publish: boolean): Promise<SentRecord> => {
  const name = newName(trial, kind, publish ? 'published' : 'saved');
  const path = `${kind.write}${publish ? '/publish' : ''}`;
  const record = recordOf(kind, await callSignedIn(trial, 'POST', path, { form: newForm(trial, kind, name) }));
  trial.made.push({ kind, id: record._id, name });
  requireValue('the new record', record, nameField(kind), name);
  if (kind.publishable) requireValue('the new record', record, 'isPublished', publish);
  return record;
};

const setPublication = async (trial: Trial, kind: RecordKind, publish: boolean) => {
  const made = madeOf(trial, kind);
  requireSuccess(await callSignedIn(trial, 'PATCH', publicationPath(kind.name, made.id, publish)));
  requireValue('the record in the list', await requireInList(trial, made), 'isPublished', publish);
};

const nameIn = (reference: unknown, target: RecordKind): unknown =>
  z.looseObject({}).safeParse(reference).data?.[nameField(target)];

/** The calls of every kind, in an order in which each finds what it needs. */
export const recordPoints = (kind: RecordKind): Point[] => {
  const { name: kindName, noun, searchTerm, list, write, lookup, references, foundThrough, publishable } = kind;
  return pointsOf(kindName, {
    [`create answers the record${publishable ? ', unpublished' : ''}`]: async (trial) => {
      await create(trial, kind, false);
    },
    ...(publishable && {
      'create with publish answers the record, published': async (trial) => {
        await create(trial, kind, true);
      },
    }),
    [`list gives pages of at most ${SERVER_PAGE_SIZE} with the new record`]: async (trial) => {
      const rows = rowsOf(kind, await callSignedIn(trial, 'GET', `${list}?limit=${SERVER_PAGE_SIZE}`));
      if (rows.length > SERVER_PAGE_SIZE) throw new Difference(`limit=${SERVER_PAGE_SIZE} gave ${rows.length} rows`);
      await requireInList(trial, madeOf(trial, kind));
    },
    [`search finds by ${searchTerm}, and nothing else`]: async (trial) => {
      await findInSearch(trial, madeOf(trial, kind));
      const others = await searchFor(trial, kind, `${trial.mark} nobody has this name`);
      if (others.length > 0) throw new Difference(`a search for a text that nothing holds finds ${others.length} records`);
    },
    ...(kind.filtersByPublication && {
      'isPublished keeps to published or unpublished ones': async (trial) => {
        for (const [index, isPublished] of [false, true].entries()) {
          const made = madeOf(trial, kind, index);
          const [own, other] = [`&isPublished=${isPublished}`, `&isPublished=${!isPublished}`];
          if (!(await findInList(trial, made, own))) throw new Difference(`the list with ${own} does not show “${made.name}”`);
          if (await findInList(trial, made, other)) throw new Difference(`the list with ${other} shows “${made.name}”`);
        }
      },
    }),
    ...(lookup !== undefined && {
      'lookup finds published ones, and only those': async (trial) => {
        const [saved, published] = [madeOf(trial, kind), madeOf(trial, kind, 1)];
        const found = rowsOf(kind, await callSignedIn(trial, 'GET', `${lookup}?key=${trial.mark}`)).map(({ _id }) => _id);
        if (!found.includes(published.id)) throw new Difference(`it does not find “${published.name}”`);
        if (found.includes(saved.id)) throw new Difference(`it finds “${saved.name}”, which is not published`);
      },
    }),
    ...(kind.readable && {
      [`a single ${noun} is answered by its id`]: async (trial) => {
        const { id } = madeOf(trial, kind);
        const { _id } = recordOf(kind, await callSignedIn(trial, 'GET', `${list}/${id}`));
        if (_id !== id) throw new Difference(`it answers the ${noun} ${_id}`);
      },
    }),
    ...(foundThrough.length > 0 && {
      [`the list shows the names of ${foundThrough.join(' and ')}`]: async (trial) => {
        const record = await requireInList(trial, madeOf(trial, kind));
        for (const [field, targetName] of Object.entries(references).filter(([each]) => foundThrough.includes(each))) {
          const target = KINDS[targetName];
          const { [nameField(target)]: name } = await requireInList(trial, madeOf(trial, target));
          if (nameIn(record[field], target) !== name) throw new Difference(`${field} is ${JSON.stringify(record[field])}`);
        }
      },
    }),
    'update changes what is sent and keeps the rest': async (trial) => {
      const made = madeOf(trial, kind);
      const before = await requireInList(trial, made);
      const name = newName(trial, kind, 'changed');
      requireSuccess(await callSignedIn(trial, 'PATCH', `${write}/${made.id}`, renameOptions(kind, name)));
      made.name = name;
      const after = await requireInList(trial, made);
      const expected = { ...before, [nameField(kind)]: name };
      for (const field of [...Object.keys(kind.fields), ...Object.keys(kind.files), 'isPublished'])
        requireValue('the changed record', after, field, expected[field]);
    },
    'update of an unknown id is refused in words': async (trial) => {
      const update = renameOptions(kind, newName(trial, kind, 'unknown'));
      requireRefusal(await callSignedIn(trial, 'PATCH', `${write}/${'0'.repeat(24)}`, update));
    },
    'create without its required fields is refused in words': async (trial) =>
      requireRefusal(await callSignedIn(trial, 'POST', write, { form: formOf({ ...kind.constants, lastName: trial.mark }) })),
    ...(publishable && {
      'publish publishes': (trial) => setPublication(trial, kind, true),
      'un-publish takes it back': (trial) => setPublication(trial, kind, false),
    }),
  });
};

export const deletePoints = (kind: RecordKind): Point[] =>
  pointsOf(kind.name, {
    'delete removes the record': async (trial) => {
      madeOf(trial, kind);
      for (const made of trial.made.filter((each) => each.kind === kind)) {
        requireSuccess(await callSignedIn(trial, 'DELETE', `${kind.write}/${made.id}`));
        if (await findInList(trial, made)) throw new Difference(`the list still shows “${made.name}”`);
        await deleteForGood(trial, made);
        trial.made.splice(trial.made.indexOf(made), 1);
      }
    },
  });

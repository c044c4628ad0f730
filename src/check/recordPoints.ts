import { z } from 'zod';
import { publicationPath } from '../contract/endpoints';
import { kindOf, type ResourceName } from '../contract/kinds';
import { SERVER_PAGE_SIZE } from '../contract/limits';
import { dataOf, requireRefusal } from './client';
import { newForm, newName } from './forms';
import { Differs } from './outcome';
import {
  call,
  findInList,
  type Loose,
  madeOf,
  nameField,
  type Point,
  recordOf,
  requireInList,
  requireValue,
  rowsOf,
  type Trial,
} from './trial';

const create = async (trial: Trial, kind: ResourceName, publish: boolean): Promise<Loose> => {
  const name = newName(trial, kind, publish ? 'published' : 'saved');
  const path = `${kindOf(kind).write}${publish ? '/publish' : ''}`;
  const record = recordOf(kind, await call(trial, 'POST', path, { form: newForm(trial, kind, name) }));
  trial.made.push({ kind, id: record._id, name });
  requireValue('the new record', record, nameField(kind), name);
  return record;
};

const creating = (kind: ResourceName): Point[] => {
  const { publishable } = kindOf(kind);
  const saved: Point = {
    title: `${kind}: create answers the record${publishable ? ', unpublished' : ''}`,
    holds: async (trial) => {
      const record = await create(trial, kind, false);
      if (publishable) requireValue('the new record', record, 'isPublished', false);
    },
  };
  const published: Point = {
    title: `${kind}: create with publish answers the record, published`,
    holds: async (trial) => requireValue('the new record', await create(trial, kind, true), 'isPublished', true),
  };
  return publishable ? [saved, published] : [saved];
};

const search = async (
  trial: Trial,
  kind: ResourceName,
  text: string,
  path = kindOf(kind).search,
  term = kindOf(kind).searchTerm,
) => rowsOf(kind, await call(trial, 'GET', `${path}?${term}=${encodeURIComponent(text)}`));

const reading = (kind: ResourceName): Point[] => {
  const { searchTerm, list, lookup, filtersByPublication } = kindOf(kind);
  const points: Point[] = [
    {
      title: `${kind}: list gives pages of at most 20 with the new record`,
      holds: async (trial) => {
        const rows = rowsOf(kind, await call(trial, 'GET', `${list}?limit=${SERVER_PAGE_SIZE}`));
        if (rows.length > SERVER_PAGE_SIZE) throw new Differs(`limit=${SERVER_PAGE_SIZE} gave ${rows.length} rows`);
        await requireInList(trial, madeOf(trial, kind));
      },
    },
    {
      title: `${kind}: search finds by ${searchTerm}, and nothing else`,
      holds: async (trial) => {
        const { id, name } = madeOf(trial, kind);
        const found = await search(trial, kind, name);
        if (!found.some(({ _id }) => _id === id)) throw new Differs(`a search for “${name}” does not find it`);
        const others = await search(trial, kind, `${trial.mark} nobody has this name`);
        if (others.length > 0) throw new Differs(`a search for a text that nothing holds finds ${others.length} records`);
      },
    },
  ];
  if (filtersByPublication)
    points.push({
      title: `${kind}: isPublished keeps to published or unpublished ones`,
      holds: async (trial) => {
        for (const [index, isPublished] of [false, true].entries()) {
          const { id, kind: of, name } = madeOf(trial, kind, index);
          const [own, other] = [`&isPublished=${isPublished}`, `&isPublished=${!isPublished}`];
          if (!(await findInList(trial, of, id, own))) throw new Differs(`the list with ${own} does not show “${name}”`);
          if (await findInList(trial, of, id, other)) throw new Differs(`the list with ${other} shows “${name}”`);
        }
      },
    });
  if (lookup !== undefined)
    points.push({
      title: `${kind}: lookup finds published ones, and only those`,
      holds: async (trial) => {
        const [saved, published] = [madeOf(trial, kind), madeOf(trial, kind, 1)];
        const found = (await search(trial, kind, trial.mark, lookup, 'key')).map(({ _id }) => _id);
        if (!found.includes(published.id)) throw new Differs(`it does not find “${published.name}”`);
        if (found.includes(saved.id)) throw new Differs(`it finds “${saved.name}”, which is not published`);
      },
    });
  return points;
};

const changing = (kind: ResourceName): Point[] => {
  const { updateBody, write, publishable } = kindOf(kind);
  const points: Point[] = [
    {
      title: `${kind}: update changes what is sent and keeps the rest`,
      holds: async (trial) => {
        const made = madeOf(trial, kind);
        const before = await requireInList(trial, made);
        const name = newName(trial, kind, 'changed');
        const form = new FormData();
        form.append(nameField(kind), name);
        const json = { [nameField(kind)]: name };
        dataOf(await call(trial, 'PATCH', `${write}/${made.id}`, updateBody === 'json' ? { json } : { form }), z.unknown());
        made.name = name;
        const after = await requireInList(trial, made);
        requireValue('the changed record', after, nameField(kind), name);
        const rest = Object.keys(kindOf(kind).files).concat(publishable ? ['isPublished'] : ['role', 'isActive']);
        for (const field of rest) requireValue('the changed record', after, field, before[field]);
      },
    },
    {
      title: `${kind}: update of an unknown id is refused in words`,
      holds: async (trial) => {
        const form = new FormData();
        form.append(nameField(kind), newName(trial, kind, 'unknown'));
        const options = updateBody === 'json' ? { json: Object.fromEntries(form) } : { form };
        requireRefusal(await call(trial, 'PATCH', `${write}/${'0'.repeat(24)}`, options));
      },
    },
    {
      title: `${kind}: create without its required fields is refused in words`,
      holds: async (trial) => {
        const form = new FormData();
        for (const [field, value] of Object.entries(kindOf(kind).constants)) form.append(field, value);
        form.append('lastName', trial.mark);
        requireRefusal(await call(trial, 'POST', write, { form }));
      },
    },
  ];
  const toggle = (publish: boolean): Point => ({
    title: `${kind}: ${publish ? 'publish' : 'un-publish'} ${publish ? 'publishes' : 'takes it back'}`,
    holds: async (trial) => {
      const made = madeOf(trial, kind);
      dataOf(await call(trial, 'PATCH', publicationPath(kind, made.id, publish)), z.unknown());
      requireValue('the record in the list', await requireInList(trial, made), 'isPublished', publish);
    },
  });
  return publishable ? [...points, toggle(true), toggle(false)] : points;
};

/** The calls that every kind of record has, in an order in which each finds what it needs. */
export const recordPoints = (kind: ResourceName): Point[] => [...creating(kind), ...reading(kind), ...changing(kind)];

/** Deletes what the other points have made of the kind. */
export const deletePoint = (kind: ResourceName): Point => ({
  title: `${kind}: delete removes the record`,
  holds: async (trial) => {
    madeOf(trial, kind);
    for (const made of trial.made.filter((each) => each.kind === kind)) {
      dataOf(await call(trial, 'DELETE', `${kindOf(kind).write}/${made.id}`), z.unknown());
      if (await findInList(trial, kind, made.id)) throw new Differs(`the list still shows “${made.name}”`);
      trial.made.splice(trial.made.indexOf(made), 1);
    }
  },
});

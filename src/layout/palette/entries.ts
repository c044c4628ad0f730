import AddIcon from '@mui/icons-material/Add';
import PersonOutline from '@mui/icons-material/PersonOutline';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { type RaRecord, useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin';
import { canUse } from '../../contract/access';
import { fold } from '../../contract/fold';
import { KINDS, RESOURCE_NAMES, type ResourceName, recordName } from '../../contract/kinds';
import type { CatalogueRecord } from '../../providers/types';
import { ACCOUNT, DASHBOARD, ROUTES } from '../../routes';
import type { ResourceOptions } from '../../ui/CatalogueResource';
import type { PictureShape } from '../../ui/fields/Picture';
import { referenceName, shortId } from '../../ui/fields/reference';
import { useServices } from '../../ui/services';

interface Entry {
  /** Of its own among all entries. */
  id: string;
  label: string;
  /** Beside it: what it is. */
  note: string;
  icon: ComponentType<SvgIconProps>;
}

export interface PageEntry extends Entry {
  group: 'pages';
  path: string;
}

export interface RecordEntry extends Entry {
  group: 'records';
  name: ResourceName;
  record: CatalogueRecord;
  /** Of kinds that have one. */
  picture?: { src: unknown; shape?: PictureShape };
  /** Found for what was typed before. */
  isStale: boolean;
}

export type PaletteEntry = PageEntry | RecordEntry;

/** The kinds that the person may use, in the order of the menu. */
export const useUsableKinds = (): ResourceName[] => {
  const role = useServices().session.user()?.role;
  return RESOURCE_NAMES.filter((name) => canUse(role, name));
};

/** The pages of the menu and their Add links, known without a call; none that the role may not open (spec 6). */
export const usePageEntries = (): PageEntry[] => {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const definitions = useResourceDefinitions();
  const kinds = useUsableKinds();
  const page = (path: string, label: string, note: 'page' | 'list' | 'add', icon: PageEntry['icon']): PageEntry => ({
    id: path,
    group: 'pages',
    path,
    label,
    note: translate(`catalogue.palette.notes.${note}`),
    icon,
  });
  return [
    page(DASHBOARD, translate('catalogue.menu.dashboard'), 'page', SpaceDashboardOutlined),
    ...kinds.map((name) => {
      const label = translate(`catalogue.menu.kinds.${name}`, { _: resourceLabel(name, 2) });
      return page(ROUTES[name].list, label, 'list', definitions[name]?.icon ?? AddIcon);
    }),
    ...kinds.map((name) => page(ROUTES[name].add, translate(`resources.${name}.add`), 'add', AddIcon)),
    ...kinds.flatMap((name) => {
      const own: ResourceOptions['ownPage'] = definitions[name]?.options?.ownPage;
      return own ? [page(own.path, `${translate(own.label)} · ${resourceLabel(name, 2)}`, 'page', own.icon)] : [];
    }),
    page(ACCOUNT, translate('catalogue.menu.account'), 'page', PersonOutline),
  ];
};

/** How well a name fits what was typed: the whole of it, its beginning, a word of it, a part of it, not at all. */
const distance = (label: string, typed: string): number => {
  const [name, wanted] = [fold(label), fold(typed)];
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (` ${name}`.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : 4;
};

const NOT_BY_NAME = 4;

export const isFoundByName = ({ label }: Entry, typed: string) => distance(label, typed) < NOT_BY_NAME;

/** The best first; what fits alike stays in its order. */
const byFit = <Each extends Entry>(entries: readonly Each[], typed: string): Each[] =>
  entries
    .map((entry) => ({ entry, fit: distance(entry.label, typed) }))
    .sort((one, other) => one.fit - other.fit)
    .map(({ entry }) => entry);

/** @param typed what is typed; nothing leaves all of them in their order */
export const pagesFor = (pages: readonly PageEntry[], typed: string): PageEntry[] =>
  typed === '' ? [...pages] : byFit(pages, typed).filter((entry) => isFoundByName(entry, typed));

/** Each kind has so many at most: the search of its list shows them all. */
const MOST_EACH = 5;

/** What else it is found by, such as a person's email; '' where there is nothing. */
const otherName = (name: ResourceName, record: RaRecord, label: string) => {
  const names = KINDS[name].names.map((fields) => recordName({ names: [fields] }, record));
  return names.find((other) => other !== '' && other !== label) ?? '';
};

/** @param found what the search of each kind gave */
export const useRecordEntries = () => {
  const resourceLabel = useGetResourceLabel();
  const definitions = useResourceDefinitions();
  const entryOf = (name: ResourceName, record: RaRecord, isStale: boolean): RecordEntry => {
    const { icon = AddIcon, options } = definitions[name] ?? {};
    const detail: string | undefined = options?.detail;
    const { picture } = KINDS[name];
    const kind = detail === undefined ? undefined : KINDS[name].references[detail];
    const label = recordName(KINDS[name], record) || shortId(String(record.id));
    const of = detail !== undefined && kind ? referenceName(record, detail, kind) : otherName(name, record, label);
    return {
      id: `${name}.${record.id}`,
      group: 'records',
      name,
      record: { ...record, _id: String(record._id ?? record.id) },
      label,
      icon,
      picture: picture ? { src: record[picture], shape: options?.pictureShape } : undefined,
      note: [of, resourceLabel(name, 1)].filter(Boolean).join(' · '),
      isStale,
    };
  };
  return (found: ReadonlyMap<ResourceName, readonly RaRecord[]>, typed: string, isStale: boolean): RecordEntry[] => {
    const entries = [...found].flatMap(([name, records]) =>
      byFit(
        records.map((record) => entryOf(name, record, isStale)),
        typed,
      ).slice(0, MOST_EACH),
    );
    return byFit(entries, typed);
  };
};

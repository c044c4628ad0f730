import type { Extensions } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { Selection } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { descriptionLink, LINK_ATTRIBUTES } from '../../contract/html';
import { HEADING_LEVELS } from '../../contract/limits';

/** Links with an address and nothing else of their own; tiptap's keeps class, title and target of whatever was pasted. */
const SafeLink = Link.extend({
  addAttributes: () => ({
    href: { default: null, parseHTML: (element) => descriptionLink(element.getAttribute('href')) ?? null },
  }),
}).configure({
  HTMLAttributes: LINK_ATTRIBUTES,
  // A click sets the caret; the bubble opens the page.
  openOnClick: false,
  // Otherwise text typed behind a link becomes part of it.
  autolink: false,
  defaultProtocol: 'https',
  isAllowedUri: (address) => descriptionLink(address) !== undefined,
  shouldAutoLink: (address) => descriptionLink(address) !== undefined,
});

/** A list entry that leaves Tab alone, so that the keyboard gets out of the text; the brackets nest and unnest. */
const Entry = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** A numbered list that keeps its first number; letters and Roman numbers are not on the allow-list. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => Number.parseInt(element.getAttribute('start') ?? '', 10) || 1,
    },
  }),
});

/** All that a description can hold (spec 2, 'Rich-text editor'): what the contract's allow-list names, and undo. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    undoRedo: { newGroupDelay: 500 },
    link: false,
    listItem: false,
    orderedList: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    gapcursor: false,
    // Adds an empty paragraph at the end, which nobody typed.
    trailingNode: false,
  }),
  SafeLink,
  Entry,
  NumberedList,
  // Shows what is selected also while the link bubble has the focus.
  Selection,
];

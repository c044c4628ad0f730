import type { Extensions } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import { Selection } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { descriptionLink, LINK_ATTRIBUTES } from '../../contract/html';
import { HEADING_LEVELS } from '../../contract/limits';

const isAllowedUri = (address: string) => descriptionLink(address) !== undefined;

/** A list entry that leaves Tab alone, so that the keyboard gets out of the text. */
const ListEntry = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** What the contract's allow-list names, and undo. cleanHtml and cleanPaste take out what links and lists could carry beyond it. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    undoRedo: { newGroupDelay: 500 },
    link: {
      HTMLAttributes: LINK_ATTRIBUTES,
      openOnClick: false,
      // Otherwise text typed behind a link becomes part of it.
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri,
      shouldAutoLink: isAllowedUri,
    },
    listItem: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    gapcursor: false,
    // Adds an empty paragraph at the end, which nobody typed.
    trailingNode: false,
  }),
  ListEntry,
  // Shows what is selected also while the link bubble has the focus.
  Selection,
];

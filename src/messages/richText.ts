/** Texts of the rich-text editor. Names of buttons stand under the name of what they do. */
export const richText = {
  toolbar: 'Text formatting',
  withKeys: '%{name} (%{keys})',
  tools: {
    undo: 'Undo',
    redo: 'Redo',
    heading1: 'Heading 1',
    heading2: 'Heading 2',
    heading3: 'Heading 3',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    bulletList: 'Bullet list',
    orderedList: 'Ordered list',
    link: 'Link',
  },
  link: {
    title: 'Link',
    address: 'Link address',
    apply: 'Apply',
    open: 'Open link in a new tab',
    remove: 'Remove link',
    empty: 'Enter the address of the link.',
    refused: 'This address cannot be linked. Use a web address, mailto: or tel:.',
  },
  noPictures: 'Pictures cannot stand in the text. Use the image fields of this form.',
};

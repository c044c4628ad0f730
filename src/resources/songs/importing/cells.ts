import { createElement, type HTMLAttributes, type Ref } from 'react';

type Props = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

/** Parts of a grid that no table draws: its rows stand where they are told, and a table's own elements lose their roles by that. */
export const Cell = (props: Props) => createElement('span', { role: 'gridcell', ...props });
export const HeadCell = (props: Props) => createElement('span', { role: 'columnheader', ...props });
export const GridRow = (props: Props) => createElement('div', { role: 'row', ...props });

import { act, fireEvent } from '@testing-library/react';

const put = (field: HTMLElement, value: string) => {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    fireEvent.input(field, { target: { value }, isComposing: true });
};

/** Begins to compose with an input method: the field shows the unfinished text, its keys say so. */
export const compose = (field: HTMLElement, unfinished: string) =>
  act(async () => {
    field.focus();
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { key: 'Process', keyCode: 229, isComposing: true });
    put(field, unfinished);
    fireEvent.compositionUpdate(field, { data: unfinished });
  });

/** A key pressed while composing: the input method has it, the page only hears of it. */
export const pressComposing = (field: HTMLElement, key: string, modifiers: { ctrlKey?: boolean } = {}) =>
  act(async () => {
    fireEvent.keyDown(field, { key, keyCode: modifiers.ctrlKey ? 83 : 229, isComposing: true, ...modifiers });
  });

/** Takes the text as it is to be. */
export const commit = (field: HTMLElement, text: string) =>
  act(async () => {
    fireEvent.compositionEnd(field, { data: text });
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      fireEvent.input(field, { target: { value: text } });
  });

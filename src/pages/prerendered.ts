import { currentPath, HOME, LOGIN } from '../routes';

/** Who comes to it needs fields and no answer, and has loaded nothing yet: this page is drawn while the console is built. */
export const PRERENDERED = LOGIN;

export const LOOKS = ['light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

interface Shown {
  root: HTMLElement;
  /** What is said where no script comes. */
  late: Element | null;
  inputs: readonly HTMLInputElement[];
  /** The one of them that had the keys last. */
  focused: HTMLInputElement | undefined;
  /** Buttons that were pressed, but for that of the form. */
  pressed: HTMLElement[];
  wasSubmitted: boolean;
}

let shown: Shown | undefined;

/** A field is told by MUI that it has the keys, which shows it. */
const onFocus = ({ type, target }: Event) => {
  const input = shown?.inputs.find((each) => each === target);
  if (!shown || !input) return;
  shown.focused = input;
  input.closest('.MuiInputBase-root')?.classList.toggle('Mui-focused', type === 'focusin');
};
const onClick = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  if (button) shown?.pressed.push(button);
};
/** Not in the browser's own way, which would put a password into the address. */
const onSubmit = (event: Event) => {
  event.preventDefault();
  if (!shown) return;
  shown.wasSubmitted = true;
  shown.root.setAttribute('aria-busy', 'true');
};
const LISTENERS = { focusin: onFocus, focusout: onFocus, click: onClick, submit: onSubmit };

/**
 * Shows the page that came with the document, to be typed into while the console's scripts are on their way. It has an address of its own.
 * @param base path under which the console stands, '' at the root
 */
export const showPrerendered = ({ look, base }: { look: Look; base: string }) => {
  const root = document.getElementById('root');
  const page = document.querySelector<HTMLTemplateElement>(`template[data-look="${look}"]`)?.content;
  if (!root || !page) return;
  for (const link of page.querySelectorAll('a')) link.setAttribute('href', base + link.getAttribute('href'));
  document.head.append(...page.querySelectorAll('style'));
  if (currentPath() === HOME) window.history.replaceState(null, '', base + PRERENDERED);
  const late = root.firstElementChild;
  if (late) root.after(late);
  root.replaceChildren(page);
  shown = { root, late, inputs: [...root.querySelectorAll('input')], focused: undefined, pressed: [], wasSubmitted: false };
  for (const [event, listener] of Object.entries(LISTENERS)) root.addEventListener(event, listener);
};

export const isPrerenderedShown = () => shown !== undefined;

/** Of what was typed or pressed until now nothing is lost: to be called once the console has drawn the page as its own. */
export const handOver = () => {
  if (!shown) return;
  const { root, late, inputs, focused, pressed, wasSubmitted } = shown;
  shown = undefined;
  for (const [event, listener] of Object.entries(LISTENERS)) root.removeEventListener(event, listener);
  root.removeAttribute('aria-busy');
  late?.remove();
  // None where another tab has signed in meanwhile: then it is the console that is drawn.
  let form: HTMLFormElement | null = null;
  for (const input of inputs) {
    const own = root.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
    if (!own) continue;
    form = own.form;
    if (own !== input) {
      // React drew all of it anew, as where a browser's extension has put something of its own between.
      own.value = input.value;
      if (input === focused) own.focus();
    }
    // React was not told of what had the keys before.
    if (own === document.activeElement) own.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (own.value !== '') own.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const button of pressed) button.click();
  if (wasSubmitted) form?.requestSubmit();
};

/**
 * Watches whether a text stands anywhere on the page, be it for one frame.
 * @returns tells whether it has been seen since, and stops to watch
 */
export const watchFor = (text: string): (() => boolean) => {
  let seen = false;
  const look = () => {
    seen ||= document.body.textContent?.includes(text) ?? false;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    observer.disconnect();
    return seen;
  };
};

/** What is said of forms that were left unfinished. */
export const drafts = {
  others: '%{smart_count} other pages were left unfinished. What you typed and chose there is still here.',
  show: 'Show them',
  offer: 'You left %{page} unfinished. What you typed and chose is still here.',
  unknown:
    '%{page} was being sent when you left. It may have been saved: look whether it is there before you save again. What you typed and chose is still here.',
  saved: 'You were signed out while %{page} was being sent. It was saved.',
  goOn: 'Continue',
  decline: 'Discard',
  seen: 'OK',
  gone: 'It is not here any more: it was continued or discarded in another tab.',
  missing: 'Please choose again what could not be kept: %{names}.',
  notKept: {
    storage: 'This browser keeps no drafts: what is not saved is lost when this page is closed.',
    room: 'This browser has no room to keep “%{name}”: it is lost when this page is closed before it is saved.',
    changed: '“%{name}” was changed, moved or deleted after it was chosen. Please choose it again.',
  },
};

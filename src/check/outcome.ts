/** The server does otherwise than the contract says; the message says how, in words. */
export class Differs extends Error {
  override name = 'Differs';
}

/** The point could not be tried, as something that it needs was not there. */
export class NotTried extends Error {
  override name = 'NotTried';
}

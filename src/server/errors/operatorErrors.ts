/** A failure told to the person at the terminal: its message is one sentence for them. Of any other failure they see the whole error. */
export class OperatorError extends Error {}

/** Something outside keeps the server from starting. */
export class StartError extends OperatorError {}

export class CommandError extends OperatorError {}

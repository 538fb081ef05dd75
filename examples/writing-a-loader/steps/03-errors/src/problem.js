/** A mistake in a file of phrases. A stack, which would be about this loader, is of no use to its author. */
export function problem(message, found) {
  const at = found && `line ${found.line}: ${message}\n> ${found.content}`;
  const error = new Error(at ?? message);
  error.stack = undefined;
  return error;
}

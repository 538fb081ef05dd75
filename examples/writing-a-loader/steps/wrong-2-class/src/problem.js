class PhraseProblem extends Error {
  stack = undefined;
}

export function problem(message, found) {
  const at = found && `line ${found.line}: ${message}\n> ${found.content}`;
  return new PhraseProblem(at ?? message);
}

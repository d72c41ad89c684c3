/** A cause that stops the start, told to people in one sentence, without a stack. */
export class StartError extends Error {}

/** One line that names what went wrong, for a console that people read. */
export function inOneSentence(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').trim() || 'The local Firebase stopped for an unknown reason.';
}

/** A cause that stops the start, told to people in one sentence, without a stack. */
export class StartError extends Error {}

/** One line that names what went wrong, for a console that people read. */
export function inOneSentence(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isPortInUse(error)) return portInUse(`Port ${error.port}`);
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').trim() || 'The local Firebase stopped for an unknown reason.';
}

export function portInUse(port: string): string {
  return `${port} is in use by another program; stop it, or move all ports with LOCAL_PORT_BASE, as in LOCAL_PORT_BASE=20000.`;
}

function isPortInUse(error: unknown): error is { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
}

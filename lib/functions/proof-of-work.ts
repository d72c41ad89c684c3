let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Runs `work` and marks that this browser is solving a proof of work. */
export async function whileSolving<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

export const isSolving = (): boolean => running > 0;

export function onSolving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

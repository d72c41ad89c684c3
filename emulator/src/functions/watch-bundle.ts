import fs from 'node:fs';
import path from 'node:path';

/** A bundler writes its files one after another; the reload waits until it has fallen silent. */
const SETTLE_MS = 150;

/** Calls `reload` when the functions' bundle was written anew, or on SIGUSR2. */
export function watchBundle(file: string | null, reload: () => void): void {
  process.on('SIGUSR2', reload);
  if (!file) return;
  let timer: NodeJS.Timeout | undefined;
  const watcher = fs.watch(path.dirname(file), (_event, name) => {
    if (name !== path.basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => fs.existsSync(file) && reload(), SETTLE_MS);
  });
  watcher.unref();
}

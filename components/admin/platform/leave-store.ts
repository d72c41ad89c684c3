import { localPath, type Locale } from '@/lib/domain/locale';
import type { StoreId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { importSession } from '@/lib/hooks/account/use-session';
import { paths } from '@/lib/paths';

/** Ends the session of support here, and goes back to the store in the console. */
export async function leaveStore(store: StoreId, locale: Locale): Promise<void> {
  const { endSession } = await importSession();
  await endSession(store);
  window.location.assign(consoleOf(store, locale));
}

function consoleOf(store: StoreId, locale: Locale): string {
  const { protocol, port } = window.location;
  const host = port ? `${env.platformHost}:${port}` : env.platformHost;
  return `${protocol}//${host}${localPath(paths.console, locale)}?store=${store}`;
}

import { useRouter } from 'next/router';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { call } from '@/lib/functions/call';

/** Creates a page under a new id and opens it; idempotent by the id. */
export function useMakePage() {
  const { push } = useRouter();
  const { storeId } = useStoreSetting();
  const { run, busy } = useAction();
  const make = async (id: string, content: PageContent): Promise<void> => {
    const made = await run(call('saveOwnPage', { storeId, id, seen: 0, content }));
    if (made.ok) await push(adminPaths.ownPage(id));
  };
  return { busy, make };
}

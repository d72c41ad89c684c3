import { useRouter } from 'next/router';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Creates a page under a new id and opens it; idempotent by the id. */
export function useMakePage() {
  const { push } = useRouter();
  const { storeId } = useStoreSetting();
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState(false);
  const make = async (id: string, content: PageContent): Promise<void> => {
    setBusy(true);
    const made = await call('saveOwnPage', { storeId, id, seen: 0, content });
    setBusy(false);
    if (made.ok) await push(adminPaths.ownPage(id));
    else notify({ type: 'error', message: ofError(made.error) });
  };
  return { busy, make };
}

import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { namePageStore } from '@/lib/browser/page-store';
import type { Shell } from '@/lib/domain/store/shell';
import type { NoStore } from '@/lib/domain/tenancy/no-store';

/** Null until it arrives. */
type LateShell = Shell | { readonly noStore: NoStore } | null;

export interface MaybeShell extends Partial<Shell> {
  /** Of an error page, which is the same for all stores. */
  readonly isShellLate?: boolean;
}

/** The shell of the page; error pages fetch the one of their host. The platform's own pages have none. */
export function useShell({ storeSetting, categories = [], isShellLate = false }: MaybeShell): LateShell {
  const { locale = '' } = useRouter();
  const [late, setLate] = useState<LateShell>(null);
  useEffect(() => {
    if (!isShellLate) return;
    const leaving = new AbortController();
    fetchShell(locale, leaving.signal).then(setLate, () => undefined);
    return () => leaving.abort();
  }, [isShellLate, locale]);
  return storeSetting ? { storeSetting, categories } : late;
}

async function fetchShell(locale: string, signal: AbortSignal): Promise<LateShell> {
  const answer = await fetch(`/api/shell?locale=${locale}`, { signal });
  if (answer.status === 404) return { noStore: ((await answer.json()) as { reason: NoStore }).reason };
  if (!answer.ok) return null;
  const shell = (await answer.json()) as Shell;
  namePageStore(shell.storeSetting.storeId);
  return shell;
}

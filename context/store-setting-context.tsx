import { createContext, useContext, type ReactNode } from 'react';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { useLiveStoreSetting } from '@/lib/hooks/store/use-live-store-setting';

const StoreSettingContext = createContext<StoreSetting | null>(null);

interface Props {
  /** From the page's static props: the first paint already has the store's colours. */
  readonly initial: StoreSetting;
  readonly children: ReactNode;
}

export function StoreSettingProvider({ initial, children }: Props) {
  return <StoreSettingContext value={useLiveStoreSetting(initial)}>{children}</StoreSettingContext>;
}

/** The store's setting, live. Throws outside `StoreSettingProvider`. */
export function useStoreSetting(): StoreSetting {
  const setting = useContext(StoreSettingContext);
  if (!setting) throw new Error('useStoreSetting must be used within a StoreSettingProvider');
  return setting;
}

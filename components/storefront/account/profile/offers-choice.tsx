import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useAction } from '@/components/overlays/use-action';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { call } from '@/lib/functions/call';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** Whether the store may write to the shopper about offers. */
export function OffersChoice() {
  const { t } = useTranslation('account');
  const { storeId } = useStoreSetting();
  const stored = useReadOnce(`offers ${storeId}`, () => call('readMarketingConsent', { storeId }));
  const [said, setSaid] = useState<boolean | null>(null);
  const { run, busy: saving } = useAction();
  if (stored.status !== 'ready') return null;
  const save = async (given: boolean) => {
    if ((await run(call('saveMarketingConsent', { storeId, given }))).ok) setSaid(given);
  };
  return (
    <CheckboxField
      label={t('profile.offers')}
      checked={said ?? stored.value.given}
      disabled={saving}
      onChange={({ target }) => void save(target.checked)}
    />
  );
}

import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** Whether the store may write to the shopper about offers. */
export function OffersChoice() {
  const { t } = useTranslation('account');
  const { storeId } = useStoreSetting();
  const { ofError } = useErrorText();
  const stored = useReadOnce(`offers ${storeId}`, () => call('readMarketingConsent', { storeId }));
  const [said, setSaid] = useState<boolean | null>(null);
  const [saving, setSaving] = useState(false);
  if (stored.status !== 'ready') return null;
  const save = async (given: boolean) => {
    setSaving(true);
    const saved = await call('saveMarketingConsent', { storeId, given });
    setSaving(false);
    if (saved.ok) return setSaid(given);
    notify({ type: 'error', message: ofError(saved.error) });
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

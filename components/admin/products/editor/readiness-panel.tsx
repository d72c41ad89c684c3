import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { CompletenessMeter } from '@/components/admin/products/editor/completeness-meter';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { productOfDraft } from '@/lib/domain/catalogue/product-of-draft';
import { env } from '@/lib/env';

/** How long a pause in typing is before the meter follows. */
const PAUSE_MS = 300;

export function ReadinessPanel() {
  const { t } = useTranslation('admin-editor');
  const { base, currency } = useEditor();
  const { getValues, subscribe } = useDraftForm();
  const [draft, setDraft] = useState(() => getValues());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setDraft(structuredClone(getValues())), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, getValues]);

  return (
    <Panel title={t('section.readiness')}>
      <CompletenessMeter product={productOfDraft(draft, { storeId: env.storeId, base, currency })} />
    </Panel>
  );
}

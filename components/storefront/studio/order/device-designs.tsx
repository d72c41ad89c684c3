import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { createStudioClient } from '@/lib/browser/studio/studio-client';
import { forgetDesign } from '@/lib/browser/studio/stored-designs';
import type { Product } from '@/lib/domain/catalogue/product';
import { designInput } from '@/lib/domain/studio/design/design';
import type { DesignState } from '@/lib/domain/studio/design/design-state';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import styles from './order-box.module.css';
import { saveDrawn } from './save-drawn';

interface DeviceDesignsProps {
  readonly product: Product;
  readonly template: StudioTemplate;
  /** This product's designs. */
  readonly designs: readonly (DesignState & { readonly id: string })[];
  readonly onTaken: () => void;
}

/** After a login, offers to move the device's designs into the account. */
export function DeviceDesigns({ product, template, designs, onTaken }: DeviceDesignsProps) {
  const { t } = useTranslation('studio');
  const [busy, setBusy] = useState(false);

  const take = async () => {
    setBusy(true);
    let left = 0;
    // A separate worker, because a newer drawing request replaces an older one in the same worker.
    const client = createStudioClient();
    for (const { id, variantId, input: stored } of designs) {
      const input = designInput(template, stored);
      const shown = {
        productId: product.id,
        variantId,
        input,
        drawNow: async () => {
          const board = await client.draw(template, input).catch(() => null);
          return board && { board, input };
        },
      };
      if ((await saveDrawn(shown)) === null) left += 1;
      else forgetDesign({ id, productId: product.id });
    }
    client.close();
    setBusy(false);
    onTaken();
    if (left > 0) notify({ type: 'info', message: t('designs.someLeft') });
    else notify({ type: 'success', message: t('designs.taken') });
  };

  return (
    <p className={styles.tools}>
      {t('designs.offer', { count: designs.length })}
      <Button variant="outline" size="sm" loading={busy} onClick={() => void take()}>
        {t('designs.take')}
      </Button>
    </p>
  );
}

import { memo, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { DesignOnScreen } from '@/components/storefront/studio/use-design';
import { ShareLinks } from '@/components/storefront/product/buy-box/share-links';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import type { Product } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { localized } from '@/lib/domain/locale';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { designFragment } from '@/lib/domain/studio/design/design-link';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import styles from './order-box.module.css';
import { saveDrawn, type DrawNow } from './save-drawn';

interface ShareDesignProps extends Pick<DesignOnScreen, 'latest'> {
  readonly product: Product;
  /** May be a moment behind the latest. */
  readonly input: DesignInput;
  readonly variantId: string | undefined;
  readonly drawNow: DrawNow;
}

/** A link to the design: it contains the words, or, if there are pictures, the id of the saved design, without the pictures. */
export const ShareDesign = memo(function ShareDesign({
  product,
  input,
  latest,
  variantId,
  drawNow,
}: ShareDesignProps) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const origin = siteOrigin(useStoreSetting());
  const [link, setLink] = useState<{ readonly of: DesignInput; readonly address: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const makeLink = async () => {
    setBusy(true);
    const { designed } = latest();
    const query = variantId ? { variant: variantId } : {};
    const design = Object.keys(designed.pictures).length > 0 ? await savedId(designed) : '';
    setBusy(false);
    setFailed(design === null);
    if (design === null) return;
    const path = paths.design(slugIn(product, locale), design ? { ...query, design } : query);
    const fragment = design ? '' : designFragment(designed);
    setLink({ of: designed, address: `${siteAddress(origin, path, locale)}${fragment}` });
  };
  const savedId = (designed: DesignInput) =>
    saveDrawn({ productId: product.id, variantId: variantId ?? '', input: designed, drawNow });

  return (
    <div className={styles.tools}>
      {link?.of === input ? (
        <>
          <ShareLinks title={localized(product.title, locale)} address={link.address} />
          {Object.keys(input.pictures).length > 0 && <p className={styles.detail}>{t('share.private')}</p>}
        </>
      ) : (
        <Button variant="outline" size="sm" loading={busy} onClick={() => void makeLink()}>
          <Icon name="share" size={18} />
          {t('share.link')}
        </Button>
      )}
      {failed && <Alert tone="error" title={t('share.failed')} />}
    </div>
  );
});

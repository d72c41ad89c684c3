import { memo, useState, useSyncExternalStore } from 'react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import type { DesignOnScreen } from '@/components/storefront/studio/use-design';
import { Button } from '@/components/ui/actions/button';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { randomKey } from '@/lib/browser/random-key';
import { forgetDesign, storedDesigns, storeDesign } from '@/lib/browser/studio/stored-designs';
import { memberOf } from '@/lib/domain/account/current-user';
import type { Product } from '@/lib/domain/catalogue/product';
import { designWords } from '@/lib/domain/studio/design/design';
import type { DesignState } from '@/lib/domain/studio/design/design-state';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { readOwnDesigns } from '@/lib/firestore/designs';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFocusNextOnRemove } from '@/lib/hooks/use-focus-next-on-remove';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import styles from './order-box.module.css';
import { saveDrawn, type DrawNow } from './save-drawn';

/** Loaded only for whoever logged in after designing without an account. */
const DeviceDesigns = dynamic(() => import('./device-designs').then((module) => module.DeviceDesigns), {
  ssr: false,
});

interface MyDesignsProps extends Pick<DesignOnScreen, 'latest' | 'open'> {
  readonly product: Product;
  readonly template: StudioTemplate;
  readonly drawNow: DrawNow;
}

/** Saved designs: in a logged-in shopper's account, else on this device. */
export const MyDesigns = memo(function MyDesigns({
  product,
  template,
  latest,
  open,
  drawNow,
}: MyDesignsProps) {
  const store = useStoreId();
  const { t } = useTranslation('studio');
  const { ofError } = useErrorText();
  const uid = memberOf(useUserContext().user)?.uid ?? null;
  const [isOpen, setIsOpen] = useState(false);
  const [revision, setRevision] = useState(0);
  const [busy, setBusy] = useState(false);
  const onDevice = useSyncExternalStore(
    storedDesigns.subscribe,
    storedDesigns.get,
    () => storedDesigns.initial,
  );
  const inAccount = useReadOnce(isOpen && uid ? `${uid} ${product.id} ${revision}` : null, () =>
    readOwnDesigns(store, uid ?? '', product.id),
  );
  const here = onDevice.flatMap((one) =>
    one.id !== null && one.productId === product.id ? [{ ...one, id: one.id, isHere: true }] : [],
  );
  const saved: readonly (DesignState & { readonly id: string; readonly isHere?: boolean })[] = [
    ...here,
    ...(inAccount.status === 'ready' ? inAccount.value : []),
  ];

  const keep = async () => {
    const { designed: input, variant } = latest();
    if (!variant) return;
    setBusy(true);
    // The account accepts only boards that can be made; others are stored on the device.
    const shown = { productId: product.id, variantId: variant.id, input, drawNow };
    const isSaved = uid !== null && (await saveDrawn(shown)) !== null;
    setBusy(false);
    if (!isSaved)
      storeDesign({
        id: randomKey(),
        productId: product.id,
        variantId: variant.id,
        input,
      });
    setRevision((count) => count + 1);
    notify({ type: 'success', message: t(isSaved ? 'designs.inAccount' : 'designs.onDevice') });
  };

  const remove = ({ id, variantId, input }: DesignState & { readonly id: string }) => {
    const design = { id, productId: product.id, variantId, input };
    forgetDesign(design);
    const action = { label: t('history.undo'), onClick: () => storeDesign(design) };
    notify({ type: 'success', message: t('designs.deleted'), action });
  };

  return (
    <>
      {uid !== null && here.length > 0 && (
        <DeviceDesigns
          product={product}
          template={template}
          designs={here}
          onTaken={() => setRevision((count) => count + 1)}
        />
      )}
      <details className={styles.designs} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.summary}>{t('designs.title')}</summary>
        <ul className={styles.list}>
          {saved.map((one) => (
            <DesignItem
              key={one.id}
              words={designWords(template, one.input)
                .map(({ text }) => text)
                .join(' · ')}
              onOpen={() => open(one)}
              onDelete={one.isHere ? () => remove(one) : undefined}
            />
          ))}
        </ul>
        {uid !== null && inAccount.status === 'failed' && (
          <p role="alert">{ofError({ code: inAccount.code })}</p>
        )}
        <Button variant="outline" size="sm" loading={busy} onClick={() => void keep()}>
          {t('designs.keep')}
        </Button>
      </details>
    </>
  );
});

interface DesignItemProps {
  readonly words: string;
  readonly onOpen: () => void;
  /** Undefined for a design that is not on this device. */
  readonly onDelete: (() => void) | undefined;
}

function DesignItem({ words, onOpen, onDelete }: DesignItemProps) {
  const { t } = useTranslation('studio');
  const title = words || t('designs.wordless');
  // All designs have the same buttons, so their labels include the words.
  const named = (action: string) => ({ 'aria-label': `${action}: ${title}`, size: 'sm' }) as const;
  return (
    <li ref={useFocusNextOnRemove<HTMLLIElement>()} className={styles.item}>
      <bdi className={styles.words}>{title}</bdi>
      <span className={styles.tools}>
        <Button variant="outline" {...named(t('designs.open'))} onClick={onOpen}>
          {t('designs.open')}
        </Button>
        {onDelete && (
          <Button variant="ghost" {...named(t('designs.delete'))} onClick={onDelete}>
            {t('designs.delete')}
          </Button>
        )}
      </span>
    </li>
  );
}

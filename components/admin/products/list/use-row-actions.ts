import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useRefusal } from '@/components/admin/plan/use-refusal';
import type { RowAction } from '@/components/admin/row-menu';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { randomKey } from '@/lib/browser/random-key';
import { duplicateOf } from '@/lib/domain/catalogue/editing/duplicate-product';
import type { Product, ProductStatus } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';

/** The actions for one product of the list. */
export function useRowActions(product: Product): RowAction[] {
  const store = useStoreId();
  const { t } = useTranslation('admin-catalogue');
  const text = useErrorText();
  const { tell } = useRefusal();
  const locale = useLocale();
  const { push } = useRouter();

  const setStatus = async (from: Pick<Product, 'status' | 'updatedAt'>, status: ProductStatus) => {
    const change = { productId: product.id, baseUpdatedAt: from.updatedAt, status };
    const saved = await call('changeProducts', { storeId: store, products: [change] });
    if (!saved.ok) return tell(saved.error);
    const {
      changed: [changed],
      notOnSale,
    } = saved.value;
    if (notOnSale.length > 0)
      return notify({ type: 'error', message: text.ofField('field.variants.none') ?? '' });
    if (!changed) return notify({ type: 'error', message: text.ofError({ code: 'edited-meanwhile' }) });
    notify({
      type: 'success',
      message: t('done.status', { title: localized(product.title, locale), status: t(`status.${status}`) }),
      action: {
        label: t('done.undo'),
        onClick: () => void setStatus({ status, updatedAt: changed.updatedAt }, from.status),
      },
    });
  };

  const duplicate = async () => {
    const id = randomKey();
    const made = await call('saveProduct', duplicateOf(product, store, id));
    if (!made.ok) return tell(made.error);
    notify({ type: 'success', message: t('done.duplicate') });
    await push(adminPaths.product(id));
  };

  const isArchived = product.status === 'archived';
  return [
    { key: 'edit', label: t('action.edit'), href: adminPaths.product(product.id) },
    ...(product.status === 'active'
      ? [{ key: 'view', label: t('action.view'), href: paths.product(product.slug) }]
      : []),
    { key: 'duplicate', label: t('action.duplicate'), onSelect: () => void duplicate() },
    {
      key: 'archive',
      label: t(isArchived ? 'action.restore' : 'action.archive'),
      onSelect: () => void setStatus(product, isArchived ? 'draft' : 'archived'),
    },
  ];
}

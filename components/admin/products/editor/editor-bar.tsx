import { Button, Menu } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';
import { BottomBar } from '@/components/admin/products/bottom-bar';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useRefusal } from '@/components/admin/plan/use-refusal';
import { notify } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { forgetDraft } from '@/lib/browser/product-drafts';
import { randomKey } from '@/lib/browser/random-key';
import { duplicateOf } from '@/lib/domain/catalogue/editing/duplicate-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';

/** Keeps toasts, and fields that take the focus, above the bar (theme/config.ts). */
function useRoomForBar(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-rise', '4rem');
    return () => void style.removeProperty('--toast-rise');
  }, []);
}

/** Actions on the product, always visible while the page scrolls. */
export function EditorBar({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation('admin-editor');
  const { base } = useEditor();
  const { isDirty, isSubmitting } = useDraftForm().formState;
  const [deleting, setDeleting] = useState(false);
  const duplicate = useDuplicate();
  useRoomForBar();
  return (
    <BottomBar state={isDirty ? t('bar.unsaved') : !isNew && t('bar.saved')}>
      {!isNew && (
        <>
          <Menu.Root positioning={{ strategy: 'fixed', placement: 'top-end' }}>
            <Menu.Trigger asChild>
              <Button variant="outline" aria-label={t('bar.more')}>
                <AdminIcon name="more" />
              </Button>
            </Menu.Trigger>
            <Menu.Positioner>
              <Menu.Content>
                <Menu.Item value="duplicate" disabled={isDirty} onSelect={duplicate}>
                  {t('duplicate.action')}
                </Menu.Item>
                <Menu.Item value="delete" color="fg.error" onSelect={() => setDeleting(true)}>
                  {t('delete.action')}
                </Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          </Menu.Root>
          <Button asChild variant="outline">
            <NextLink href={adminPaths.productStudio(base.id)}>{t('bar.studio')}</NextLink>
          </Button>
          <Button asChild variant="outline">
            <a href={paths.productPreview(base.id)} target="_blank" rel="noreferrer">
              {t('bar.preview')}
            </a>
          </Button>
        </>
      )}
      <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
        {t('bar.save')}
      </Button>
      {deleting && <DeleteProductDialog product={base} onClose={() => setDeleting(false)} />}
    </BottomBar>
  );
}

interface DeleteProductDialogProps {
  readonly product: Product;
  onClose(): void;
}

/** Asks before it deletes a product. A product with orders is archived instead, and the question says so. */
function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-editor');
  const locale = useLocale();
  const { push } = useRouter();
  const { reset } = useDraftForm();
  const { run, busy } = useAction();
  const kind = product.ordered ? 'archive' : 'delete';

  const confirm = async () => {
    const done = await run(call('deleteProduct', { storeId: store, productId: product.id }));
    if (!done.ok) return;
    reset();
    forgetDraft(product.id);
    notify({ type: 'success', message: t(`delete.${done.value.outcome}`) });
    await push(adminPaths.products);
  };

  return (
    <ConfirmDialog
      open
      locale={locale}
      title={t(`delete.${kind}.title`, { title: localized(product.title, locale) })}
      description={t(`delete.${kind}.text`)}
      confirmLabel={t(`delete.${kind}.confirm`)}
      keepLabel={t('cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

/** Creates a draft copy of the product and opens it. */
function useDuplicate(): () => void {
  const store = useStoreId();
  const { t } = useTranslation('admin-editor');
  const { tell } = useRefusal();
  const { push } = useRouter();
  const { base } = useEditor();
  const duplicate = async () => {
    const id = randomKey();
    const made = await call('saveProduct', duplicateOf(base, store, id));
    if (!made.ok) return tell(made.error);
    notify({ type: 'success', message: t('duplicate.done') });
    await push(adminPaths.product(id));
  };
  return () => void duplicate();
}

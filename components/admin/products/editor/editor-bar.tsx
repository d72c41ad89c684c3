import { Button, HStack, Menu, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { DeleteProductDialog } from '@/components/admin/products/editor/delete-product-dialog';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { useDuplicate } from '@/components/admin/products/editor/use-duplicate';
import { AdminIcon } from '@/components/admin/admin-icon';
import { paths } from '@/lib/paths';

/** Lifts toasts over the bar, which they would cover on a phone. */
function useToastsAbove(): void {
  useEffect(() => {
    const { style } = document.body;
    style.setProperty('--toast-rise', '4rem');
    return () => void style.removeProperty('--toast-rise');
  }, []);
}

/** What can be done with the product, at hand wherever the page is scrolled to. */
export function EditorBar({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation('admin-editor');
  const { base } = useEditor();
  const { isDirty, isSubmitting } = useDraftForm().formState;
  const [deleting, setDeleting] = useState(false);
  const duplicate = useDuplicate();
  useToastsAbove();
  return (
    <HStack
      position="sticky"
      bottom="0"
      zIndex="docked"
      mt="5"
      mx={{ base: '-4', lg: '-8' }}
      px={{ base: '4', lg: '8' }}
      py="3"
      gap="3"
      bg="bg.panel"
      borderTopWidth="1px"
      justify="flex-end"
    >
      <Text flex="1" fontSize="sm" color="fg.muted" hideBelow="sm" role="status">
        {isDirty && t('bar.unsaved')}
        {!isDirty && !isNew && t('bar.saved')}
      </Text>
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
    </HStack>
  );
}

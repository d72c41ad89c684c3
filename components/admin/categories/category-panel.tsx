import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { CategoryTree } from '@/components/admin/categories/category-tree';
import { DeleteGroupDialog } from '@/components/admin/categories/delete-group-dialog';
import { asItIsNow, type Editing } from '@/components/admin/categories/use-group-form';
import { GroupDialog } from '@/components/admin/categories/group-dialog';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { Icon } from '@/components/ui/media/icon';
import { useStoreId } from '@/context/use-store-id';
import { pageStore } from '@/lib/browser/page-store';
import type { ManagedCategory } from '@/lib/firestore/catalogue/groups';
import { call } from '@/lib/functions/call';
import { useCategories } from '@/lib/hooks/catalogue/use-groups';

export function CategoryPanel() {
  const store = useStoreId();
  const categories = useCategories(store);
  if (categories.status === 'loading') return <ListSkeleton />;
  if (categories.status === 'failed') return <LoadFailure code={categories.code} />;
  return <LoadedCategories categories={categories.status === 'ready' ? categories.value : []} />;
}

function LoadedCategories({ categories }: { readonly categories: readonly ManagedCategory[] }) {
  const { t } = useTranslation('admin-categories');
  const [editing, setEditing] = useState<Editing<ManagedCategory> | null>(null);
  const [deleting, setDeleting] = useState<ManagedCategory | null>(null);
  useRelocation(categories);
  return (
    <Stack gap="4">
      <Button alignSelf="flex-start" onClick={() => setEditing({ group: null, parent: null })}>
        <Icon name="plus" size={18} />
        {t('add.category')}
      </Button>
      {categories.length === 0 ? (
        <Nothing title={t('empty.categories')} description={t('empty.categoriesText')} />
      ) : (
        <CategoryTree categories={categories} onEdit={setEditing} onDelete={setDeleting} />
      )}
      {editing && (
        <GroupDialog
          kind="categories"
          editing={asItIsNow(editing, categories)}
          onClose={() => setEditing(null)}
        />
      )}
      {deleting && (
        <DeleteGroupDialog
          kind="categories"
          group={deleting}
          groups={categories}
          onClose={() => setDeleting(null)}
        />
      )}
    </Stack>
  );
}

/**
 * Moves the products of categories with a new parent, including moves that an earlier visit left unfinished. After a failure it
 * stops until the page is opened again; the category stays marked.
 */
function useRelocation(categories: readonly ManagedCategory[]): void {
  const following = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, relocating } of categories)
      if (relocating && !following.current.has(id)) {
        following.current.add(id);
        void relocate(id).then((isDone) => {
          // The category may move again.
          if (isDone) following.current.delete(id);
        });
      }
  }, [categories]);
}

async function relocate(categoryId: string): Promise<boolean> {
  for (;;) {
    const step = await call('relocateProducts', { storeId: pageStore(), categoryId });
    if (!step.ok) return false;
    if (step.value.done) return true;
  }
}

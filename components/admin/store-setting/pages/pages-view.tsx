import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { PageEditor } from '@/components/admin/store-setting/pages/page-editor';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import type { StorePageId } from '@/lib/domain/store/store-page';
import { useStorePage } from '@/lib/hooks/store/use-store-documents';

interface PagesViewProps {
  readonly topic: 'about' | 'legal';
  readonly pages: readonly StorePageId[];
}

/** Editors for the store's own text pages. */
export function PagesView({ topic, pages }: PagesViewProps) {
  const { t } = useTranslation('admin-store');
  return (
    <>
      <PageHeader title={t(`${topic}.title`)} description={t(`${topic}.description`)} />
      <Stack gap="5">
        {pages.map((page) => (
          <LoadedEditor key={page} page={page} />
        ))}
      </Stack>
    </>
  );
}

function LoadedEditor({ page }: { readonly page: StorePageId }) {
  const stored = useStorePage(useStoreSetting().storeId, page);
  if (stored.status === 'failed') return <LoadFailure code={stored.code} />;
  if (stored.status !== 'ready') return <ListSkeleton rows={6} />;
  return <PageEditor page={page} stored={stored.value} />;
}

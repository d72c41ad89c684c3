import { Alert, Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { useZoneTimes } from '@/components/admin/store-setting/own-pages/use-zone-times';
import { ShopFrame } from '@/components/admin/store-setting/shop-frame';
import { paths } from '@/lib/paths';
import type { OwnPage, OwnPageVersion, PageContent } from '@/lib/domain/own-pages/own-page';
import { OwnPageVersions } from './own-page-versions';
import type { OwnPageForm } from './use-own-page-form';

interface PagePreviewProps {
  readonly page: OwnPage;
  /** The unsaved content. */
  readonly content: PageContent;
  readonly edited: OwnPageForm;
}

/** Previews the edited page, or an earlier published version. */
export function PagePreview({ page, content, edited }: PagePreviewProps) {
  const { t } = useTranslation('admin-pages');
  const at = useZoneTimes();
  const [viewed, setViewed] = useState<OwnPageVersion | null>(null);
  return (
    <>
      <Panel title={t('preview.title')}>
        <Stack gap="4">
          {viewed && (
            <Alert.Root status="info" flexWrap="wrap">
              <Alert.Indicator />
              <Alert.Title flex="1">{t('versions.showing', { at: at(viewed.savedAt) })}</Alert.Title>
              <Button type="button" size="sm" variant="outline" onClick={() => setViewed(null)}>
                {t('versions.back')}
              </Button>
            </Alert.Root>
          )}
          <ShopFrame
            path={paths.ownPagePreview(page.id)}
            title={t('preview.frame')}
            page={viewed?.content ?? content}
            withWidths
          />
        </Stack>
      </Panel>
      <OwnPageVersions
        page={page}
        content={content}
        isDirty={edited.form.formState.isDirty}
        onShow={setViewed}
        onRestore={(version) => {
          setViewed(null);
          edited.replace(version.content);
        }}
      />
    </>
  );
}

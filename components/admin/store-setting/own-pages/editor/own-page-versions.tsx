import { Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { EntryButton } from '@/components/admin/store-setting/own-pages/controls/entry-list';
import { useZoneTimes } from '@/components/admin/store-setting/own-pages/use-zone-times';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { OwnPage, OwnPageVersion, PageContent } from '@/lib/domain/own-pages/own-page';
import { pageDifferences } from '@/lib/domain/own-pages/page-differences';
import { watchOwnPageVersions } from '@/lib/firestore/own-pages';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useListener } from '@/lib/hooks/use-listener';

interface OwnPageVersionsProps {
  readonly page: OwnPage;
  /** The unsaved content. */
  readonly content: PageContent;
  readonly isDirty: boolean;
  readonly onShow: (version: OwnPageVersion) => void;
  readonly onRestore: (version: OwnPageVersion) => void;
}

/** The published versions with person and date, newest first; each can be viewed, and restored as the draft. */
export function OwnPageVersions({ page, content, isDirty, onShow, onRestore }: OwnPageVersionsProps) {
  const { t } = useTranslation('admin-pages');
  const { storeId } = useStoreSetting();
  const [asking, setAsking] = useState<OwnPageVersion | null>(null);
  const versions = useListener<OwnPageVersion[]>(`versions ${storeId}/${page.id}`, (onNext, onError) =>
    watchOwnPageVersions(storeId, page.id, onNext, onError),
  );
  const restore = (version: OwnPageVersion) => {
    setAsking(null);
    onRestore(version);
    notify({ type: 'info', message: t('versions.restored') });
  };
  return (
    <Panel title={t('versions.title')}>
      {versions.status === 'loading' && <ListSkeleton rows={2} />}
      {versions.status === 'failed' && <LoadFailure code={versions.code} />}
      {versions.status === 'ready' && versions.value.length === 0 && (
        <Text color="fg.muted">{t('versions.none')}</Text>
      )}
      {versions.status === 'ready' && versions.value.length > 0 && (
        <Stack as="ol" listStyleType="none" gap="0" aria-label={t('versions.title')}>
          {versions.value.map((version, index) => (
            <Version
              key={version.id}
              version={version}
              isLatest={index === 0}
              differences={pageDifferences(version.content, content)}
              onShow={() => onShow(version)}
              onRestore={() => (isDirty ? setAsking(version) : restore(version))}
            />
          ))}
        </Stack>
      )}
      <ConfirmDialog
        open={asking !== null}
        locale={useLocale()}
        title={t('versions.confirmTitle')}
        description={t('versions.confirmText')}
        confirmLabel={t('versions.restore')}
        keepLabel={t('versions.keep')}
        onConfirm={() => asking && restore(asking)}
        onClose={() => setAsking(null)}
      />
    </Panel>
  );
}

interface VersionProps {
  readonly version: OwnPageVersion;
  readonly isLatest: boolean;
  /** The number of differences from the unsaved draft. */
  readonly differences: number;
  readonly onShow: () => void;
  readonly onRestore: () => void;
}

function Version({ version: { savedAt, author }, isLatest, differences, onShow, onRestore }: VersionProps) {
  const { t } = useTranslation('admin-pages');
  const at = useZoneTimes()(savedAt);
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" py="2" borderBottomWidth="1px" wrap="wrap">
      <Stack gap="0">
        <Text>
          {author ? t('versions.by', { at, author }) : at}
          {isLatest && (
            <Text as="span" color="fg.muted">
              {' '}
              {t('versions.latest')}
            </Text>
          )}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {differences ? t('versions.differs', { count: differences }) : t('versions.same')}
        </Text>
      </Stack>
      <HStack gap="2">
        <EntryButton label={t('versions.showOf', { at })} onClick={onShow}>
          {t('versions.show')}
        </EntryButton>
        {differences > 0 && (
          <EntryButton label={t('versions.restoreOf', { at })} onClick={onRestore}>
            {t('versions.restore')}
          </EntryButton>
        )}
      </HStack>
    </Flex>
  );
}

import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { useStoreSetting } from '@/context/store-setting-context';
import type { LocalizedText } from '@/lib/domain/locale';
import type { PageVersion, StorePageId } from '@/lib/domain/store/store-page';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { usePageVersions } from '@/lib/hooks/store/use-store-documents';

interface PageVersionsProps {
  readonly page: StorePageId;
  /** Without it, the versions are read-only. */
  readonly onRestore?: (body: LocalizedText) => void;
}

/** The page's published versions, newest first. */
export function PageVersions({ page, onRestore }: PageVersionsProps) {
  const { t } = useTranslation('admin-store');
  const versions = usePageVersions(useStoreSetting().storeId, page);
  if (versions.status === 'failed') return <LoadFailure code={versions.code} />;
  if (versions.status !== 'ready') return <ListSkeleton rows={2} />;
  if (versions.value.length === 0) return <Text color="fg.muted">{t('text.noHistory')}</Text>;
  return (
    <Stack as="ol" listStyleType="none" gap="0" aria-label={t('text.history')}>
      {versions.value.map((version, index) => (
        <Version key={version.id} version={version} isLatest={index === 0} onRestore={onRestore} />
      ))}
    </Stack>
  );
}

interface VersionProps {
  readonly version: PageVersion;
  readonly isLatest: boolean;
  readonly onRestore: PageVersionsProps['onRestore'];
}

function Version({ version, isLatest, onRestore }: VersionProps) {
  const { t } = useTranslation('admin-store');
  const { dateTime } = useFormats();
  const at = dateTime(version.savedAt);
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" py="2" borderBottomWidth="1px" wrap="wrap">
      <Text>
        {t(version.author ? 'text.savedBy' : 'text.saved', { at, author: version.author })}
        {isLatest && (
          <Text as="span" color="fg.muted">
            {' '}
            {t('text.published')}
          </Text>
        )}
      </Text>
      {onRestore && !isLatest && (
        <Button
          type="button"
          size="xs"
          variant="outline"
          aria-label={t('text.restoreOf', { at })}
          onClick={() => onRestore(version.body)}
        >
          {t('text.restore')}
        </Button>
      )}
    </Flex>
  );
}

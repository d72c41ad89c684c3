import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { CompareVersions } from '@/components/admin/products/studio/versions/compare-versions';
import { DrawnBoard } from '@/components/admin/products/studio/versions/drawn-board';
import { useTemplateDrawings } from '@/components/admin/products/studio/versions/use-template-drawings';
import { useStoreId } from '@/context/use-store-id';
import type { BoardSize } from '@/lib/domain/studio/design/first-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { MOST_TEMPLATE_VERSIONS, type TemplateVersion } from '@/lib/domain/studio/template/template-version';
import { useTemplateVersions } from '@/lib/hooks/catalogue/use-template-versions';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';

const SHOWN_AT_FIRST = 6;

interface TemplateVersionsProps {
  readonly productId: string;
  readonly size: BoardSize;
  /** The stored template; null after its removal. */
  readonly current: StudioTemplate | null;
  /** A warning shown before restoring; null for none. */
  readonly warning: string | null;
  readonly canRestore: boolean;
  /** Resolves once it is restored or has failed. */
  onRestore(template: StudioTemplate): Promise<void>;
}

/** The saved versions with their pictures, newest first; each can be compared with the current one and restored. */
export function TemplateVersions({ productId, size, current, ...restoring }: TemplateVersionsProps) {
  const { t } = useTranslation('admin-studio');
  const locale = useLocale();
  const [most, setMost] = useState(SHOWN_AT_FIRST);
  const [viewed, setViewed] = useState<TemplateVersion | null>(null);
  const state = useTemplateVersions(useStoreId(), productId, most);
  const versions = useMemo(() => (state.status === 'ready' ? state.value : []), [state]);
  const boards = useMemo(
    () => versions.map(({ template }) => ({ key: String(template.version), template, locale })),
    [versions, locale],
  );
  const drawn = useTemplateDrawings(boards, size);
  if (state.status === 'ready' && versions.length === 0) return null;
  return (
    <Panel title={t('versions.title')}>
      <Text color="fg.muted" mb="2">
        {t('versions.hint')}
      </Text>
      {state.status === 'loading' && <ListSkeleton rows={2} />}
      {state.status === 'failed' && <LoadFailure code={state.code} />}
      <Stack as="ol" listStyleType="none" gap="0" aria-label={t('versions.title')}>
        {versions.map((version) => (
          <Version
            key={version.template.version}
            version={version}
            svg={drawn[version.template.version]}
            size={size}
            isCurrent={version.template.version === current?.version}
            onView={() => setViewed(version)}
          />
        ))}
      </Stack>
      {versions.length === SHOWN_AT_FIRST && most === SHOWN_AT_FIRST && (
        <Button mt="3" variant="outline" size="sm" onClick={() => setMost(MOST_TEMPLATE_VERSIONS)}>
          {t('versions.all')}
        </Button>
      )}
      {viewed && (
        <CompareVersions
          viewed={viewed}
          current={current}
          size={size}
          {...restoring}
          onClose={() => setViewed(null)}
        />
      )}
    </Panel>
  );
}

interface VersionProps {
  readonly version: TemplateVersion;
  readonly svg: string | undefined;
  readonly size: BoardSize;
  readonly isCurrent: boolean;
  onView(): void;
}

function Version({ version: { template, savedAt, author }, svg, size, isCurrent, onView }: VersionProps) {
  const { t } = useTranslation('admin-studio');
  const { plain, dateTime } = useFormats();
  const number = plain(template.version);
  return (
    <Flex as="li" align="center" gap="3" py="3" borderBottomWidth="1px">
      <Box flex="none" width="14">
        <DrawnBoard svg={svg} size={size} alt="" />
      </Box>
      <Stack gap="0" flex="1" minWidth="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium">{t('version', { version: number })}</Text>
          {isCurrent && <Badge colorPalette="green">{t('versions.current')}</Badge>}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {dateTime(savedAt)}
        </Text>
        {author && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            <bdi>{author}</bdi>
          </Text>
        )}
      </Stack>
      {!isCurrent && (
        <Button
          flex="none"
          size="sm"
          variant="outline"
          aria-label={t('versions.viewOf', { version: number })}
          onClick={onView}
        >
          {t('versions.view')}
        </Button>
      )}
    </Flex>
  );
}

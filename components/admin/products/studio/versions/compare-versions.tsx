import { Alert, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { DrawnBoard } from '@/components/admin/products/studio/versions/drawn-board';
import { useTemplateDrawings } from '@/components/admin/products/studio/versions/use-template-drawings';
import { LOCALES } from '@/lib/domain/locale';
import type { BoardSize } from '@/lib/domain/studio/design/first-input';
import { templateDifferences } from '@/lib/domain/studio/editing/template-differences';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import type { TemplateVersion } from '@/lib/domain/studio/template/template-version';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface CompareVersionsProps {
  readonly viewed: TemplateVersion;
  /** Null without a current template: the earlier version is shown alone. */
  readonly current: StudioTemplate | null;
  readonly size: BoardSize;
  readonly warning: string | null;
  readonly canRestore: boolean;
  onRestore(template: StudioTemplate): Promise<void>;
  onClose(): void;
}

/** An earlier version beside the current one, in both languages, with what differs in words. */
export function CompareVersions({ viewed, current, size, ...props }: CompareVersionsProps) {
  const { warning, canRestore, onRestore, onClose } = props;
  const { t } = useTranslation('admin-studio');
  const { plain } = useFormats();
  const [busy, setBusy] = useState(false);
  const shown = useMemo(
    () => [
      { name: 'viewed', template: viewed.template },
      ...(current ? [{ name: 'current', template: current }] : []),
    ],
    [viewed, current],
  );
  const boards = useMemo(
    () =>
      LOCALES.flatMap((locale) =>
        shown.map(({ name, template }) => ({ key: `${name} ${locale}`, template, locale })),
      ),
    [shown],
  );
  const drawn = useTemplateDrawings(boards, size);
  const version = plain(viewed.template.version);
  const differences = current ? templateDifferences(viewed.template, current) : [];
  const restore = async () => {
    setBusy(true);
    await onRestore(viewed.template);
    onClose();
  };
  const titleOf = ({ name, template }: (typeof shown)[number]) =>
    name === 'viewed' ? t('version', { version }) : t('versions.now', { version: plain(template.version) });

  return (
    <AdminDialog
      size="lg"
      title={t('version', { version })}
      busy={busy}
      onClose={onClose}
      buttons={{
        cancel: t('versions.keep'),
        submit: t('versions.restore'),
        disabled: !canRestore,
        onConfirm: () => void restore(),
      }}
    >
      {current && (
        <Text>
          {differences.length > 0
            ? t('versions.differs', {
                parts: differences.map((part) => t(`section.${part}`)).join(t('versions.and')),
              })
            : t('versions.same')}
        </Text>
      )}
      <Text color="fg.muted">{t('versions.explained')}</Text>
      {warning && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>{warning}</Alert.Title>
        </Alert.Root>
      )}
      <SimpleGrid columns={shown.length} gap="4">
        {shown.map((one) => (
          <Stack key={one.name} as="section" gap="3" minWidth="0" aria-label={titleOf(one)}>
            <Text fontWeight="medium">{titleOf(one)}</Text>
            {LOCALES.map((locale) => (
              <DrawnBoard
                key={locale}
                svg={drawn[`${one.name} ${locale}`]}
                size={size}
                alt={t(`preview.${locale}`)}
              />
            ))}
          </Stack>
        ))}
      </SimpleGrid>
    </AdminDialog>
  );
}

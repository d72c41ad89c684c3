import { Box, Flex, HStack, Link, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { RowMenu } from '@/components/admin/row-menu';
import { shownPath } from '@/components/admin/store-setting/own-pages/page-address';
import { PageStateBadges } from '@/components/admin/store-setting/own-pages/page-state-badges';
import { adminPaths } from '@/lib/admin-paths';
import { randomKey } from '@/lib/browser/random-key';
import { localized } from '@/lib/domain/locale';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { shownContent } from '@/lib/domain/own-pages/shown-content';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { ownPagePath } from '@/lib/own-page-path';
import { useMakePage } from './use-make-page';

interface OwnPageItemProps {
  readonly page: OwnPage;
  readonly onDelete: () => void;
}

/** A page in the list: title, address and status. */
export function OwnPageItem({ page, onDelete }: OwnPageItemProps) {
  const { t } = useTranslation('admin-pages');
  const { dateTime } = useFormats();
  const locale = useLocale();
  const { make } = useMakePage();
  const { id, draft, updatedAt } = page;
  const name = localized(draft.title, locale) || t('list.untitled');
  const shown = shownContent(page, useMinute());
  const duplicate = () =>
    make(randomKey(), {
      ...draft,
      title: {
        en: draft.title.en && t('list.copyEn', { title: draft.title.en }),
        ar: draft.title.ar && t('list.copyAr', { title: draft.title.ar }),
      },
      slug: { en: '', ar: '' },
    });
  return (
    <Flex as="li" gap="3" align="flex-start" borderBottomWidth="1px" pb="3">
      <Box flex="1" minWidth="0">
        <HStack gap="3" wrap="wrap">
          <Link asChild fontWeight="semibold">
            <NextLink href={adminPaths.ownPage(id)}>
              <bdi>{name}</bdi>
            </NextLink>
          </Link>
          <PageStateBadges page={page} />
        </HStack>
        <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
          <bdi dir="ltr">{shownPath(draft, locale)}</bdi>
          {' · '}
          {t('list.changed', { at: dateTime(updatedAt) })}
        </Text>
      </Box>
      <RowMenu
        label={t('list.menu', { name })}
        actions={[
          { key: 'edit', label: t('list.edit'), href: adminPaths.ownPage(id) },
          ...(shown
            ? [
                {
                  key: 'view',
                  label: t('editor.view'),
                  href: ownPagePath(shown, locale),
                },
              ]
            : []),
          { key: 'duplicate', label: t('list.duplicate'), onSelect: () => void duplicate() },
          { key: 'delete', label: t('delete.open'), onSelect: onDelete, danger: true },
        ]}
      />
    </Flex>
  );
}

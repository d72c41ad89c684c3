import { Badge, Box, Button, Center, Flex, IconButton, Text, type TextProps } from '@chakra-ui/react';
import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';
import { useSortableRow } from '@/components/admin/sortable-row';
import { stepOf, type Step } from '@/components/admin/sorting';
import type { Brand } from '@/lib/domain/catalogue/product';
import { directionOf, localized, LOCALES, type LocalizedText } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';

interface GroupRowProps {
  readonly group: Brand;
  readonly isSub?: boolean;
  readonly note?: string | null;
  readonly hintId: string;
  readonly menu: ReactNode;
  onStep(step: Step): void;
  onOpen(): void;
}

/** One category or brand in a sortable list. */
export function GroupRow({ group, isSub = false, note, hintId, menu, onStep, onOpen }: GroupRowProps) {
  const { t } = useTranslation('admin-categories');
  const locale = useLocale();
  const name = localized(group.name, locale);
  const { row, handle, isDragging } = useSortableRow(group.id);
  return (
    <Flex
      as="li"
      {...row}
      align="center"
      gap="3"
      ps={isSub ? { base: '6', md: '12' } : '2'}
      pe="2"
      py="2"
      bg="bg.panel"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      shadow={isDragging ? 'md' : undefined}
    >
      <IconButton
        variant="ghost"
        size="xs"
        cursor="grab"
        touchAction="none"
        aria-label={t('row.handle', { name })}
        aria-describedby={hintId}
        {...handle}
        onKeyDown={(event) => {
          const step = stepOf(event, directionOf(locale) === 'rtl');
          if (!step) return;
          event.preventDefault();
          onStep(step);
        }}
      >
        <AdminIcon name="grip" />
      </IconButton>
      <Thumbnail group={group} side={isSub ? '10' : '12'} />
      <Box flex="1" minWidth="0">
        <Button
          variant="plain"
          height="auto"
          padding="0"
          maxWidth="full"
          justifyContent="flex-start"
          whiteSpace="normal"
          textAlign="start"
          onClick={onOpen}
        >
          {name}
        </Button>
        <OtherLanguage name={group.name} />
        <BoardCount of={group} hideFrom="sm" />
        {note && (
          <Text fontSize="xs" color="fg.warning">
            {note}
          </Text>
        )}
      </Box>
      <BoardCount of={group} hideBelow="sm" />
      {menu}
    </Flex>
  );
}

/** The number of products, beside the name or, on a phone, below it. */
function BoardCount({ of, ...when }: { readonly of: Brand } & Pick<TextProps, 'hideFrom' | 'hideBelow'>) {
  const { t } = useTranslation('admin-categories');
  return (
    <Text color="fg.muted" fontSize="sm" whiteSpace="nowrap" {...when}>
      {t('row.boards', { count: of.productCount })}
    </Text>
  );
}

/** The name in the other language, or a note that it is missing. */
function OtherLanguage({ name }: { readonly name: LocalizedText }) {
  const { t } = useTranslation('admin-categories');
  const shown = useLocale();
  const missing = LOCALES.find((locale) => !name[locale]);
  if (missing) return <Badge colorPalette="orange">{t(`row.missing.${missing}`)}</Badge>;
  const other = shown === 'ar' ? 'en' : 'ar';
  return (
    <Text fontSize="sm" color="fg.muted" truncate>
      <bdi lang={other}>{name[other]}</bdi>
    </Text>
  );
}

function Thumbnail({ group, side }: { readonly group: Brand; readonly side: string }) {
  return (
    <Center
      position="relative"
      width={side}
      height={side}
      flexShrink="0"
      borderRadius="l2"
      overflow="hidden"
      bg="bg.muted"
      color="fg.subtle"
    >
      {group.image ? (
        <Image src={imageUrl(group.image.path)} alt="" fill sizes="48px" style={{ objectFit: 'cover' }} />
      ) : (
        <AdminIcon name="picture" />
      )}
    </Center>
  );
}

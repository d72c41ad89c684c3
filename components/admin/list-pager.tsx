import { Button, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/media/icon';

interface ListPagerProps {
  /** The page number from 1, for lists that count pages. */
  readonly page?: number;
  /** Null at the ends of the list. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** Cursor pagination; hidden for a single page. */
export function ListPager({ page, onPrevious, onNext }: ListPagerProps) {
  const { t } = useTranslation('admin');
  if (!onPrevious && !onNext) return null;
  return (
    <HStack as="nav" aria-label={t('pager.label')} justify="center" gap="3">
      <Button size="sm" variant="outline" disabled={!onPrevious} onClick={() => onPrevious?.()}>
        <Icon name="chevron-start" size={16} />
        {t('pager.previous')}
      </Button>
      {page !== undefined && (
        <Text textStyle="sm" color="fg.muted" aria-current="page">
          {t('pager.number', { page })}
        </Text>
      )}
      <Button size="sm" variant="outline" disabled={!onNext} onClick={() => onNext?.()}>
        {t('pager.next')}
        <Icon name="chevron-end" size={16} />
      </Button>
    </HStack>
  );
}

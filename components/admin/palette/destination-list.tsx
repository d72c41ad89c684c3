import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { Destination } from '@/components/admin/palette/use-page-names';
import type { useListbox } from '@/lib/hooks/use-listbox';

interface DestinationListProps {
  readonly destinations: readonly Destination[];
  readonly box: Pick<ReturnType<typeof useListbox>, 'listId' | 'active' | 'optionId'>;
  readonly onChoose: (href: string) => void;
}

/** What was found, by kind; the text field above has the focus and the keys. */
export function DestinationList({ destinations, box, onChoose }: DestinationListProps) {
  const { t } = useTranslation('admin');
  const kinds = [...new Set(destinations.map(({ kind }) => kind))];
  return (
    <Box
      id={box.listId}
      role="listbox"
      aria-label={t('palette.results')}
      maxHeight="min(24rem, 60dvh)"
      overflowY="auto"
      mt="2"
    >
      {kinds.map((kind) => (
        <Box key={kind} role="group" aria-label={t(`palette.${kind}`)} pt="2">
          <Text aria-hidden textStyle="xs" fontWeight="medium" color="fg.muted" px="3" py="1">
            {t(`palette.${kind}`)}
          </Text>
          {destinations.map(
            (destination, index) =>
              destination.kind === kind && (
                <Option
                  key={destination.key}
                  id={box.optionId(index)}
                  destination={destination}
                  active={index === box.active}
                  onChoose={onChoose}
                />
              ),
          )}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  readonly id: string;
  readonly destination: Destination;
  readonly active: boolean;
  readonly onChoose: (href: string) => void;
}

function Option({ id, destination, active, onChoose }: OptionProps) {
  const { label, detail, href } = destination;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={active}
      display="flex"
      gap="3"
      justifyContent="space-between"
      px="3"
      py="2.5"
      borderRadius="l2"
      cursor="pointer"
      bg={active ? 'bg.emphasized' : undefined}
      _hover={{ bg: 'bg.muted' }}
      onClick={() => onChoose(href)}
    >
      <bdi>{label}</bdi>
      {detail && (
        <Text color="fg.muted" textStyle="sm" truncate>
          <bdi>{detail}</bdi>
        </Text>
      )}
    </Box>
  );
}

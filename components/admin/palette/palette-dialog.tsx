import { Box, Dialog, Input, Portal, Text } from '@chakra-ui/react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { leaveBy } from '@/components/admin/forms/leave-guards';
import { useDestinations, type Destination } from '@/components/admin/palette/use-destinations';
import { useListbox } from '@/lib/hooks/browser/use-listbox';

interface PaletteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The command palette: finds a page, an order or a product. */
export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog.Root
      open={open}
      lazyMount
      unmountOnExit
      placement="top"
      size={{ mdDown: 'full', md: 'md' }}
      onOpenChange={(details) => !details.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={t('palette.title')}>
            <Finder onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Finder({ onClose }: Pick<PaletteDialogProps, 'onClose'>) {
  const { t } = useTranslation('admin');
  const { push } = useRouter();
  const [typed, setTyped] = useState('');
  const destinations = useDestinations(typed);
  const go = (href: string | undefined) => {
    if (!href) return;
    onClose();
    leaveBy(() => void push(href));
  };
  const box = useListbox(typed, destinations.length, (index) => go(destinations[index]?.href), onClose);

  return (
    <Box p="4">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(destinations[0]?.href);
        }}
      >
        <Input
          autoFocus
          role="combobox"
          aria-label={t('palette.search')}
          aria-expanded={destinations.length > 0}
          aria-controls={box.listId}
          aria-activedescendant={box.activeId}
          aria-autocomplete="list"
          placeholder={t('palette.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={box.onKeyDown}
        />
      </form>
      <DestinationList destinations={destinations} box={box} onChoose={go} />
      {destinations.length === 0 && (
        <Text role="status" color="fg.muted" py="6" textAlign="center">
          {t('palette.nothing', { query: typed })}
        </Text>
      )}
      <Text textStyle="xs" color="fg.muted" pt="3" hideBelow="md">
        {t('palette.hint')}
      </Text>
    </Box>
  );
}

interface DestinationListProps {
  readonly destinations: readonly Destination[];
  readonly box: Pick<ReturnType<typeof useListbox>, 'listId' | 'active' | 'optionId'>;
  readonly onChoose: (href: string) => void;
}

/** The results by kind; the text field above has the focus and handles the keys. */
function DestinationList({ destinations, box, onChoose }: DestinationListProps) {
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

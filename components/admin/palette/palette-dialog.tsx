import { Box, Dialog, Input, Portal, Text } from '@chakra-ui/react';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { DestinationList } from '@/components/admin/palette/destination-list';
import { useDestinations } from '@/components/admin/palette/use-destinations';
import { useListbox } from '@/lib/hooks/use-listbox';

interface PaletteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Jumps to a page, an order or a product by typing. */
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
    void push(href);
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

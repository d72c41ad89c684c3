import { Button, Menu, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/media/icon';
import type { SectionKind } from '@/lib/domain/own-pages/sections';
import { SectionIcon } from './section-icon';

interface AddSectionProps {
  readonly kinds: readonly SectionKind[];
  readonly disabled: boolean;
  readonly onAdd: (kind: SectionKind) => void;
}

/** A button that lists the kinds of sections, each with a short description. */
export function AddSection({ kinds, disabled, onAdd }: AddSectionProps) {
  const { t } = useTranslation('admin-pages');
  return (
    <Menu.Root positioning={{ strategy: 'fixed', placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button type="button" variant="outline" disabled={disabled}>
          <Icon name="plus" size={18} />
          {t('sections.add')}
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content maxHeight="24rem" overflowY="auto" width="min(24rem, calc(100vw - 2rem))">
          {kinds.map((kind) => (
            <Menu.Item key={kind} value={kind} gap="3" alignItems="flex-start" onSelect={() => onAdd(kind)}>
              <SectionIcon kind={kind} />
              <Stack gap="0" minWidth="0">
                <Text fontWeight="medium">{t(`kind.${kind}`)}</Text>
                <Text color="fg.muted" textStyle="sm">
                  {t(`kindLine.${kind}`)}
                </Text>
              </Stack>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

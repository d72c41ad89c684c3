import { HStack, IconButton } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { removing } from '@/components/admin/forms/list-parts';
import { StepButtons } from '@/components/admin/sortable-row';
import { Icon } from '@/components/ui/media/icon';

interface MoveButtonsProps {
  /** The item's name, for the buttons' labels. */
  readonly name: string;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

/** Moves a list's item up or down, or removes it. */
export function MoveButtons({ name, canMoveUp, canMoveDown, onMove, onRemove }: MoveButtonsProps) {
  const { t } = useTranslation('admin-editor');
  return (
    <HStack gap="0" flexShrink="0">
      <StepButtons name={name} canMoveUp={canMoveUp} canMoveDown={canMoveDown} onStep={onMove} />
      <IconButton size="sm" variant="ghost" aria-label={t('move.remove', { name })} {...removing(onRemove)}>
        <Icon name="trash" size={18} />
      </IconButton>
    </HStack>
  );
}

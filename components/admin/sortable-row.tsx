import { IconButton, Stack } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { useTranslation } from 'next-i18next/pages';
import type { KeyboardEvent } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';
import { stepOf } from '@/components/admin/sorting';
import { Icon } from '@/components/ui/media/icon';

/** Props for a row of a `SortableList` and for its handle. */
export function useSortableRow(id: string) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition };
  return {
    row: { ref: setNodeRef, position: 'relative', zIndex: isDragging ? '1' : undefined, style },
    handle: { ref: setActivatorNodeRef, ...listeners },
    isDragging,
  } as const;
}

interface RowHandleProps {
  readonly handle: ReturnType<typeof useSortableRow>['handle'];
  readonly label: string;
  /** Id of the element that explains the handle's keys. */
  readonly hintId: string;
  readonly size?: 'xs' | 'sm';
  /** Moves one place up (-1) or down (1), by the arrow keys. */
  readonly onStep: (step: -1 | 1) => void;
}

/** The handle that drags a row, or moves it by keyboard. */
export function RowHandle({ handle, label, hintId, size = 'sm', onStep }: RowHandleProps) {
  const step = (event: KeyboardEvent) => {
    const direction = stepOf(event, false);
    if (direction !== 'up' && direction !== 'down') return;
    event.preventDefault();
    onStep(direction === 'up' ? -1 : 1);
  };
  return (
    <IconButton
      type="button"
      variant="ghost"
      size={size}
      cursor="grab"
      touchAction="none"
      aria-label={label}
      aria-describedby={hintId}
      {...handle}
      onKeyDown={step}
    >
      <AdminIcon name="grip" />
    </IconButton>
  );
}

interface StepButtonsProps {
  /** The row's name, for the buttons' labels. */
  readonly name: string;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** One below the other, in rows that are high enough. */
  readonly isStacked?: boolean;
  readonly onStep: (step: -1 | 1) => void;
}

/** Moves a row one place by plain buttons: screen readers and fingers cannot always drag, or send keys to the handle. */
export function StepButtons(props: StepButtonsProps) {
  const { name, canMoveUp, canMoveDown, isStacked = false, onStep } = props;
  const { t } = useTranslation('admin');
  const steps = [
    { step: -1, can: canMoveUp, label: t('sorting.up', { name }) },
    { step: 1, can: canMoveDown, label: t('sorting.down', { name }) },
  ] as const;
  return (
    <Stack direction={isStacked ? 'column' : 'row'} gap="0" flexShrink="0">
      {steps.map(({ step, can, label }) => (
        <IconButton
          key={step}
          type="button"
          size="sm"
          variant="ghost"
          aria-label={label}
          // A disabled button would lose the focus at the end of the list.
          aria-disabled={!can}
          transform={step < 0 ? 'rotate(180deg)' : undefined}
          onClick={() => can && onStep(step)}
        >
          <Icon name="chevron-down" size={18} />
        </IconButton>
      ))}
    </Stack>
  );
}

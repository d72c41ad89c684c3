import { IconButton } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';
import { stepOf } from '@/components/admin/sorting';

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

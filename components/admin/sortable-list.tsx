import { Box, VisuallyHidden } from '@chakra-ui/react';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, type ReactNode } from 'react';
import { quietDrags, useDragSensors } from '@/components/admin/sorting';

const FRAME = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3', overflow: 'hidden' } as const;

interface SortableListProps {
  readonly label: string;
  /** In the displayed order. */
  readonly ids: readonly string[];
  /** Explains to screen readers how a handle moves its row. */
  readonly hint: string;
  /** The last move in words; screen readers announce each change. */
  readonly announcement: string;
  readonly framed?: boolean;
  readonly onDrop: (event: DragEndEvent) => void;
  /** Renders the rows; each handle refers to the hint's element as its description. */
  readonly children: (hintId: string) => ReactNode;
}

/** A list sorted by dragging, or by keys on its rows' handles. */
export function SortableList(props: SortableListProps) {
  const { label, ids, hint, announcement, framed = false, onDrop, children } = props;
  const hintId = useId();
  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={closestCenter}
      accessibility={quietDrags}
      onDragEnd={onDrop}
    >
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <Box as="ul" listStyleType="none" aria-label={label} {...(framed && FRAME)}>
          {children(hintId)}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

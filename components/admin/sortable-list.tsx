import { Box, VisuallyHidden } from '@chakra-ui/react';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, type ReactNode } from 'react';
import { quietDrags, useDragSensors } from '@/components/admin/sorting';

const FRAME = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3', overflow: 'hidden' } as const;

interface SortableListProps {
  readonly label: string;
  /** In the order in which they are shown. */
  readonly ids: readonly string[];
  /** How a handle moves its row, for screen readers. */
  readonly hint: string;
  /** The latest move, said when it changes. */
  readonly announcement: string;
  readonly framed?: boolean;
  readonly onDrop: (event: DragEndEvent) => void;
  /** The rows; each handle names the hint's element as its description. */
  readonly children: (hintId: string) => ReactNode;
}

/** A list that is put in order by dragging or by the keys of its rows' handles. */
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

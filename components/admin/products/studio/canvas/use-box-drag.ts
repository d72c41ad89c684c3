import { useRef, type PointerEvent, type RefObject } from 'react';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import type { BoardSize } from '@/lib/domain/studio/design/first-input';
import {
  movedBox,
  resizedBox,
  snapLines,
  snappedBox,
  type Corner,
  type Snapped,
} from '@/lib/domain/studio/editing/box-geometry';
import { withBox } from '@/lib/domain/studio/editing/template-edits';
import type { Box, StudioLayer } from '@/lib/domain/studio/template/template';

/** Distance (pixels) at which a box snaps to a line; Alt turns snapping off. */
const SNAP_PIXELS = 6;

interface BoxDragProps {
  readonly layer: StudioLayer;
  readonly size: BoardSize;
  /** The element of the trimmed board. */
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly onGuides: (guides: Snapped['guides'] | null) => void;
}

interface Drag {
  readonly corner: Corner | null;
  readonly from: Box;
  readonly x: number;
  readonly y: number;
  /** The name of the undo step. */
  readonly what: string;
}

/** Pointer handlers for a layer's box (null) or for one of its corners. */
export function useBoxDrag({ layer, size, surface, onGuides }: BoxDragProps) {
  const { content, selected, select, change } = useTemplateEditor();
  const drag = useRef<Drag>(null);

  const move = (event: PointerEvent) => {
    const rect = surface.current?.getBoundingClientRect();
    if (!drag.current || !rect) return;
    event.stopPropagation();
    const { corner, from, x, y, what } = drag.current;
    const dx = ((event.clientX - x) / rect.width) * 1000;
    const dy = ((event.clientY - y) / rect.height) * 1000;
    const next = corner ? resizedBox(from, corner, dx, dy) : movedBox(from, dx, dy);
    const others = content.layers.filter(({ id }) => id !== layer.id).map(({ box }) => box);
    const safe = { x: (content.safeMm / size.widthMm) * 1000, y: (content.safeMm / size.heightMm) * 1000 };
    const pixels = event.altKey ? 0 : SNAP_PIXELS;
    const reach = { x: (pixels / rect.width) * 1000, y: (pixels / rect.height) * 1000 };
    const { box, guides } = snappedBox(next, corner, snapLines(others, safe), reach);
    onGuides(guides);
    change(what, (now) => withBox(now, layer.id, box));
  };
  const end = () => {
    drag.current = null;
    onGuides(null);
  };

  return (corner: Corner | null) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      // The first tap selects; a finger that moves on before that scrolls.
      if (event.pointerType === 'touch' && selected !== layer.id) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      select(layer.id);
      const { clientX: x, clientY: y, timeStamp } = event;
      drag.current = { corner, from: layer.box, x, y, what: `drag ${layer.id} ${timeStamp}` };
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  });
}

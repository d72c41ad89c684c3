import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import type { Mark } from '@/lib/domain/studio/board/wall';

/** One press of an arrow key moves by this share of the picture. */
const STEP = 0.01;
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (share: number) => Math.min(1, Math.max(0, share));

/** Moves an element over its picture by pointer and arrow keys; the picture is `ltr` in every language. */
export function useDraggable(mark: Mark, onMove: (mark: Mark) => void) {
  const moveBy = (x: number, y: number) => onMove({ x: within(mark.x + x), y: within(mark.y + y) });
  const style: CSSProperties = { insetInlineStart: `${mark.x * 100}%`, insetBlockStart: `${mark.y * 100}%` };
  return {
    style,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) =>
        event.currentTarget.setPointerCapture(event.pointerId),
      onPointerMove: ({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) => {
        const box = currentTarget.parentElement?.getBoundingClientRect();
        if (box && currentTarget.hasPointerCapture(pointerId))
          moveBy(movementX / box.width, movementY / box.height);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = MOVES[event.key];
        if (!move) return;
        event.preventDefault();
        moveBy(...move);
      },
    },
  };
}

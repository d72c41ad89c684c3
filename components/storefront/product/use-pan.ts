import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';

/** A drag shorter than this, in pixels, is a click. */
const CLICK_SLOP = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A pane whose content is enlarged at a point and moved by scrolling: fingers, wheel and arrow keys do so by
 * themselves, a mouse by dragging.
 */
export function usePan() {
  const pane = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: Point; moved: boolean } | null>(null);
  /** The share of the picture, 0 to 1 each way, that stays under the pointer; null while it is not enlarged. */
  const [target, setTarget] = useState<Point | null>(null);
  const zoomed = target !== null;

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || !target) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    element.scrollTo(target.x * (scrollWidth - clientWidth), target.y * (scrollHeight - clientHeight));
  }, [target]);

  const zoomAt = (point: Point | null) => {
    if (point && drag.current?.moved) return;
    const { left, top, width, height } = pane.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const at = point ? { x: (point.x - left) / width, y: (point.y - top) / height } : { x: 0.5, y: 0.5 };
    setTarget(zoomed ? null : at);
  };

  return {
    pane,
    zoomed,
    /** Enlarges at a point of the window, null for the middle; or shows the whole again. */
    zoomAt,
    reset: () => setTarget(null),
    pointer: {
      onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
        drag.current = pointerType === 'mouse' ? { from: { x: clientX, y: clientY }, moved: false } : null;
      },
      onPointerMove({ buttons, clientX, clientY, movementX, movementY }: PointerEvent) {
        if (!drag.current || buttons === 0 || !zoomed) return;
        const { from } = drag.current;
        if (Math.hypot(clientX - from.x, clientY - from.y) > CLICK_SLOP) drag.current.moved = true;
        pane.current?.scrollBy(-movementX, -movementY);
      },
    },
  };
}

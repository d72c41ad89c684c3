import { PointerSensor, useSensor, useSensors, type DndContextProps } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';

/** Minimum distance, so that a tap on a handle is not a drag. */
const DRAG_FROM_PIXELS = 6;

/** Sensors for mouse and touch; each handle processes the keys itself. */
export const useDragSensors = () =>
  useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PIXELS } }));

/** Turns off the library's announcements, which are in English; the lists announce their moves themselves. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

export const quietDrags: DndContextProps['accessibility'] = SILENT;

export type Step = 'up' | 'down' | 'in' | 'out';

/** The step of an arrow key; inwards follows the reading direction. */
export function stepOf({ key }: Pick<KeyboardEvent, 'key'>, isRtl: boolean): Step | null {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowRight') return isRtl ? 'out' : 'in';
  return key === 'ArrowLeft' ? (isRtl ? 'in' : 'out') : null;
}

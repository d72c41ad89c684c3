import { Box } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { KeyboardEvent, RefObject } from 'react';
import { useBoxDrag } from '@/components/admin/products/studio/canvas/use-box-drag';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { useLayerName } from '@/components/admin/products/studio/use-layer-name';
import { removeRow } from '@/components/admin/remove-row';
import type { BoardSize } from '@/lib/domain/studio/design/first-input';
import { CORNERS, movedBox, resizedBox, type Snapped } from '@/lib/domain/studio/editing/box-geometry';
import { withBox, withoutLayer } from '@/lib/domain/studio/editing/template-edits';
import type { StudioLayer } from '@/lib/domain/studio/template/template';

/** Step of an arrow key, in thousandths of the board. */
const STEP = 5;
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const ROOM_FOR_A_FINGER = {
  '@media (pointer: coarse)': {
    _before: { content: '""', position: 'absolute', inset: '-3.5' },
  },
};

interface LayerBoxProps {
  readonly layer: StudioLayer;
  readonly size: BoardSize;
  readonly surface: RefObject<HTMLDivElement | null>;
  /** Id of the element that explains the keys. */
  readonly hintId: string;
  /** True if the tab key stops here. */
  readonly isReached: boolean;
  readonly onGuides: (guides: Snapped['guides'] | null) => void;
}

/** A layer's box: dragged and resized by pointer, moved by arrow keys, resized by Shift and arrow keys, deleted. */
export function LayerBox({ layer, size, surface, hintId, isReached, onGuides }: LayerBoxProps) {
  const { t } = useTranslation('admin-studio');
  const { selected, select, change } = useTemplateEditor();
  const nameOf = useLayerName();
  const drag = useBoxDrag({ layer, size, surface, onGuides });
  const isSelected = selected === layer.id;
  const { x, y, width, height } = layer.box;

  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const next = event.shiftKey ? resizedBox(layer.box, 'se', ...arrow) : movedBox(layer.box, ...arrow);
      change(`keys ${layer.id}`, (now) => withBox(now, layer.id, next));
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      const itself = (box: Element) => box as HTMLElement;
      removeRow(event.currentTarget, itself, () => change(null, (now) => withoutLayer(now, layer.id)));
    }
  };

  return (
    <Box
      position="absolute"
      role="button"
      tabIndex={isReached ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={t('canvas.layer', { name: nameOf(layer) })}
      aria-describedby={hintId}
      cursor="move"
      // A finger scrolls the page over layers that are not selected.
      touchAction={isSelected ? 'none' : 'manipulation'}
      borderWidth="1px"
      borderStyle={isSelected ? 'solid' : 'dashed'}
      borderColor={isSelected ? 'blue.500' : 'transparent'}
      zIndex={isSelected ? 1 : undefined}
      _hover={{ borderColor: 'blue.500' }}
      style={{
        insetInlineStart: `${x / 10}%`,
        top: `${y / 10}%`,
        width: `${width / 10}%`,
        height: `${height / 10}%`,
      }}
      onFocus={() => select(layer.id)}
      onClick={() => select(layer.id)}
      onKeyDown={press}
      {...drag(null)}
    >
      {isSelected &&
        CORNERS.map((corner) => (
          <Box
            key={corner}
            position="absolute"
            boxSize="4"
            bg="white"
            borderWidth="2px"
            borderColor="blue.500"
            borderRadius="full"
            cursor={`${corner}-resize`}
            touchAction="none"
            css={ROOM_FOR_A_FINGER}
            style={{
              [corner.startsWith('n') ? 'top' : 'bottom']: '-0.5rem',
              [corner.endsWith('w') ? 'insetInlineStart' : 'insetInlineEnd']: '-0.5rem',
            }}
            {...drag(corner)}
          />
        ))}
    </Box>
  );
}

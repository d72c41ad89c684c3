import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import { LayerBox } from '@/components/admin/products/studio/canvas/layer-box';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import type { BoardSize } from '@/lib/domain/studio/design/first-input';
import type { Snapped } from '@/lib/domain/studio/editing/box-geometry';
import { svgUrl } from '@/lib/pictures/svg-url';

interface BoardCanvasProps {
  readonly svg: string;
  readonly size: BoardSize;
  readonly label: string;
}

const NO_GUIDES: Snapped['guides'] = { x: null, y: null };

/** The drawn board with draggable layers. It is a drawing, so it is not mirrored in Arabic. */
export function BoardCanvas({ svg, size, label }: BoardCanvasProps) {
  const { content, selected, select } = useTemplateEditor();
  const { t } = useTranslation('admin-studio');
  const hintId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const [guides, setGuides] = useState(NO_GUIDES);
  const frame = content.frames[0]?.widthMm || 0;
  const whole = { width: size.widthMm + 2 * frame, height: size.heightMm + 2 * frame };
  const across = `${(frame / whole.width) * 100}%`;
  const down = `${(frame / whole.height) * 100}%`;
  // The tab key reaches one box: the selected layer, else the foremost.
  const reached = content.layers.find(({ id }) => id === selected) ?? content.layers.at(-1);
  return (
    <>
      <Box
        position="relative"
        dir="ltr"
        width="full"
        maxHeight="70vh"
        aspectRatio={`${whole.width} / ${whole.height}`}
        marginInline="auto"
        borderWidth="1px"
        overflow="hidden"
        role="group"
        aria-label={label}
        style={{ maxWidth: `calc(70vh * ${whole.width / whole.height})` }}
        // A press beside all boxes; the boxes handle their own.
        onPointerDown={() => select(null)}
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- drawn in this browser */}
        <img
          src={svgUrl(svg)}
          alt=""
          draggable={false}
          style={{ display: 'block', width: '100%', height: '100%' }}
        />
        <Box ref={surface} position="absolute" style={{ insetInline: across, insetBlock: down }}>
          {content.layers.map((layer) => (
            <LayerBox
              key={layer.id}
              layer={layer}
              size={size}
              surface={surface}
              hintId={hintId}
              isReached={layer === reached}
              onGuides={(next) => setGuides(next ?? NO_GUIDES)}
            />
          ))}
          {guides.x !== null && (
            <Box
              position="absolute"
              insetBlock="0"
              borderInlineStartWidth="1px"
              borderColor="red.500"
              style={{ insetInlineStart: `${guides.x / 10}%` }}
            />
          )}
          {guides.y !== null && (
            <Box
              position="absolute"
              insetInline="0"
              borderTopWidth="1px"
              borderColor="red.500"
              style={{ top: `${guides.y / 10}%` }}
            />
          )}
        </Box>
      </Box>
      <Text id={hintId} textStyle="sm" color="fg.muted" marginTop="2">
        {t('canvas.hint')}
      </Text>
    </>
  );
}

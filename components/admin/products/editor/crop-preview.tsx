import { Box, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { DraftImage } from '@/lib/domain/catalogue/product-draft';
import { cropArea, fitInside, type Crop } from '@/lib/domain/pictures/picture';

/** Pixels of the preview's longer side. */
const LONG_EDGE = 720;

interface CropPreviewProps {
  /** Null until it has arrived. */
  readonly source: Blob | null;
  readonly image: DraftImage;
  readonly crop: Crop;
}

/** What the cropped picture will show. */
export function CropPreview({ source, image, crop }: CropPreviewProps) {
  const { t } = useTranslation('admin-editor');
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!source) return;
    let left = false;
    void createImageBitmap(source).then((picture) => {
      if (!left && canvas.current) draw(canvas.current, picture, crop);
      picture.close();
    });
    return () => {
      left = true;
    };
  }, [source, crop]);

  if (!source) return <Skeleton height="64" />;
  return (
    <Box bg="bg.muted" borderRadius="l2" overflow="hidden" display="flex" justifyContent="center">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('crop.preview')}
        width={image.width}
        height={image.height}
        style={{ maxInlineSize: '100%', maxBlockSize: '50vh', objectFit: 'contain' }}
      />
    </Box>
  );
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const area = cropArea(picture, crop);
  const size = fitInside(area, LONG_EDGE);
  Object.assign(canvas, size);
  canvas
    .getContext('2d')
    ?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
}

import { Box, Button, Field, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { SelectField } from '@/components/admin/forms/select-field';
import { usePictureSource } from '@/components/admin/products/editor/pictures/use-picture-source';
import type { DraftImage } from '@/lib/domain/catalogue/editing/product-draft';
import type { AppError } from '@/lib/domain/errors/app-error';
import { cropArea, fitInside, WHOLE, type Crop } from '@/lib/domain/pictures/picture';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

const ASPECTS = { original: null, portrait: 4 / 5, square: 1, landscape: 3 / 2 } as const;
const SHAPES = ['original', 'portrait', 'square', 'landscape'] as const;
const SLIDERS = ['zoom', 'x', 'y'] as const;

interface CropDialogProps {
  readonly image: DraftImage;
  /** The uncropped file, if it was chosen on this visit. */
  readonly original: Blob | undefined;
  onCrop(source: Blob, crop: Crop): Promise<AppError | null>;
  onClose(): void;
}

type Saving = AppError | 'saving' | null;

/** Crops a picture; each setting is a slider, which works by keyboard and touch as well as by mouse. */
export function CropDialog({ image, original, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation('admin-editor');
  const text = useErrorText();
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [saving, setSaving] = useState<Saving>(null);
  const source = usePictureSource(image, original);

  const apply = async () => {
    if (source.status !== 'ready') return;
    setSaving('saving');
    const error = await onCrop(source.value, crop);
    setSaving(error);
    if (!error) onClose();
  };
  const failure = source.status === 'failed' ? { code: source.code } : saving === 'saving' ? null : saving;

  return (
    <AdminDialog
      title={t('crop.title')}
      size="lg"
      busy={saving === 'saving'}
      failure={failure && (text.ofField(failure.fields?.picture) ?? text.ofError(failure))}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            loading={saving === 'saving'}
            disabled={source.status !== 'ready'}
            onClick={() => void apply()}
          >
            {t('crop.apply')}
          </Button>
        </>
      }
    >
      <CropPreview source={source.status === 'ready' ? source.value : null} image={image} crop={crop} />
      <SelectField
        maxWidth="xs"
        label={t('crop.shape')}
        value={SHAPES.find((shape) => ASPECTS[shape] === crop.aspect) ?? 'original'}
        options={SHAPES.map((shape) => ({ value: shape, label: t(`crop.shapes.${shape}`) }))}
        onChange={(shape) => setCrop({ ...crop, aspect: ASPECTS[shape] })}
      />
      {SLIDERS.map((slider) => (
        <Field.Root key={slider}>
          <Field.Label>{t(`crop.${slider}`)}</Field.Label>
          <Box asChild width="full">
            <input
              type="range"
              // A picture's left is where it is in any language.
              dir={slider === 'x' ? 'ltr' : undefined}
              min={0}
              max={100}
              aria-label={t(`crop.${slider}`)}
              value={Math.round(crop[slider] * 100)}
              onChange={({ currentTarget }) =>
                setCrop({ ...crop, [slider]: Number(currentTarget.value) / 100 })
              }
            />
          </Box>
        </Field.Root>
      ))}
    </AdminDialog>
  );
}

/** Length of the preview's longer side (pixels). */
const LONG_EDGE = 720;

interface CropPreviewProps {
  /** Null until it is loaded. */
  readonly source: Blob | null;
  readonly image: DraftImage;
  readonly crop: Crop;
}

/** Previews the cropped picture. */
function CropPreview({ source, image, crop }: CropPreviewProps) {
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

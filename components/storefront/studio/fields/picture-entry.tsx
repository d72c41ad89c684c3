import { useMemo, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { DesignOnScreen } from '@/components/storefront/studio/use-design';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/text-field';
import { useStoreId } from '@/context/use-store-id';
import { PICTURE_TYPES } from '@/lib/domain/pictures/picture';
import {
  croppedPicture,
  slotAspect,
  viewOf,
  WHOLE_VIEW,
  type PictureView,
} from '@/lib/domain/studio/board/picture-crop';
import type { PictureInput } from '@/lib/domain/studio/design/design-input';
import type { StudioField, StudioTemplate } from '@/lib/domain/studio/template/template';
import { uploadDesignPicture } from '@/lib/functions/pictures/design-picture';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { previewPicture } from '@/lib/pictures/preview-picture';
import styles from './fields.module.css';

interface PictureEntryProps {
  readonly field: StudioField;
  readonly label: string;
  readonly error: string | undefined;
  readonly warning: string | undefined;
  /** True if the design came with a picture that cannot be shown. */
  readonly isGone: boolean;
  readonly template: StudioTemplate;
  readonly design: DesignOnScreen;
  readonly onPicture: (path: string, preview: string) => void;
  readonly previewOf: (path: string) => string;
}

const PARTS = ['zoom', 'x', 'y'] as const;

/** The shopper's own picture: uploaded, checked, and cropped to its place. */
export function PictureEntry({
  field,
  label,
  error,
  warning,
  isGone,
  template,
  design,
  onPicture,
  previewOf,
}: PictureEntryProps) {
  const store = useStoreId();
  const { t } = useTranslation('studio');
  const text = useErrorText();
  /** Where the sliders were turned to last, which a crop may not tell. */
  const [turned, setTurned] = useState<PictureView>(WHOLE_VIEW);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Whether another picture was chosen since. */
  const [replaced, setReplaced] = useState(false);
  const { input } = design;
  const picture = input.pictures[field.id];
  const aspect = slotAspect(template, input, field.id);
  const view = useMemo(
    () => (picture ? viewOf(picture, aspect, turned) : WHOLE_VIEW),
    [picture, aspect, turned],
  );

  const show = (what: string, next: PictureInput | null) => {
    // Others may have come while this one was on its way.
    const { [field.id]: _, ...others } = design.latest().now.input.pictures;
    design.change(what, { pictures: next ? { ...others, [field.id]: next } : others });
  };
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    setFailure(undefined);
    const [sent, preview] = await Promise.all([uploadDesignPicture(store, file), previewPicture(file)]);
    setBusy(false);
    if (!sent.ok) return setFailure(text.ofField(sent.error.fields?.picture) ?? text.ofError(sent.error));
    if (preview) onPicture(sent.value.path, preview);
    setTurned(WHOLE_VIEW);
    setReplaced(true);
    const slot = slotAspect(template, design.latest().now.input, field.id);
    show(field.id, croppedPicture(sent.value, slot, WHOLE_VIEW));
  };
  const turn = (part: keyof PictureView, value: number) => {
    const next = { ...view, [part]: value };
    setTurned(next);
    if (picture) show(`${field.id} crop`, croppedPicture(picture, aspect, next));
  };

  return (
    <fieldset className={styles.group} aria-busy={busy}>
      <legend className={styles.legend}>{label}</legend>
      <TextField
        type="file"
        label={t(picture ? 'picture.replace' : 'picture.choose')}
        accept={PICTURE_TYPES.join()}
        disabled={busy}
        error={failure ?? (isGone && !picture && !replaced ? t('picture.gone') : error)}
        hint={busy ? t('picture.busy') : (warning ?? t('picture.hint'))}
        onChange={(event) => void upload(event)}
      />
      {picture && (
        <div className={styles.picture}>
          {/* eslint-disable-next-line @next/next/no-img-element -- a copy in this browser */}
          <img src={previewOf(picture.path)} alt="" className={styles.thumbnail} />
          <div className={styles.sliders}>
            {PARTS.map((part) => (
              <label key={part} className={styles.slider}>
                {t(`picture.${part}`)}
                <input
                  type="range"
                  // A picture's left is where it is in any language.
                  dir={part === 'x' ? 'ltr' : undefined}
                  min="0"
                  max="1"
                  step="0.01"
                  value={view[part]}
                  onChange={({ target }) => turn(part, Number(target.value))}
                />
              </label>
            ))}
            <Button variant="ghost" size="sm" onClick={() => show(field.id, null)}>
              {t('picture.remove')}
            </Button>
          </div>
        </div>
      )}
    </fieldset>
  );
}

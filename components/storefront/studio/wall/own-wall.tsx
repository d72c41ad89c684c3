import { useEffect, useState, type ChangeEvent, type PointerEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { TextField } from '@/components/ui/forms/text-field';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import { shareOfPhoto, type Mark } from '@/lib/domain/studio/board/wall';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useDraggable } from './use-draggable';
import styles from './wall.module.css';

interface OwnWallProps {
  readonly src: string;
  readonly words: string;
  /** Size including the frame, in millimetres. */
  readonly board: { readonly width: number; readonly height: number };
}

interface Photo {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const START: readonly [Mark, Mark] = [
  { x: 0.25, y: 0.8 },
  { x: 0.75, y: 0.8 },
];
const MIDDLE: Mark = { x: 0.5, y: 0.35 };
const CM = 10;

/** Shows the board to scale on a photo that never leaves this device; two marks on it give the scale. */
export function OwnWall({ src, words, board }: OwnWallProps) {
  const { t } = useTranslation('studio');
  const { ofField } = useErrorText();
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [marks, setMarks] = useState(START);
  const [next, setNext] = useState<0 | 1>(0);
  const [length, setLength] = useState('200');
  const [place, setPlace] = useState(MIDDLE);
  const hang = useDraggable(place, setPlace);
  const cm = Number(latinDigits(length).replace(/[,٫]/, '.'));
  const isLength = Number.isFinite(cm) && cm > 0;
  const share = photo && isLength ? shareOfPhoto(marks, cm * CM, photo, board.width) : null;

  useEffect(() => (photo ? () => URL.revokeObjectURL(photo.url) : undefined), [photo]);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const size = await createImageBitmap(file).catch(() => null);
    setUnreadable(!size);
    if (size) setPhoto({ url: URL.createObjectURL(file), width: size.width, height: size.height });
  };
  const move = (which: 0 | 1, mark: Mark) =>
    setMarks(([one, other]) => (which === 0 ? [mark, other] : [one, mark]));
  const tap = ({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (!(target instanceof HTMLImageElement) || target.dataset.board) return;
    const box = currentTarget.getBoundingClientRect();
    move(next, { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
    setNext(next === 0 ? 1 : 0);
  };

  return (
    <div className={styles.own}>
      <div className={styles.tools}>
        <TextField
          type="file"
          accept="image/*"
          label={t('wall.choose')}
          error={isUnreadable ? ofField('field.picture.unreadable') : undefined}
          onChange={(event) => void choose(event)}
        />
        {photo && (
          <TextField
            label={t('wall.length')}
            inputMode="decimal"
            dir="ltr"
            value={length}
            onChange={(event) => setLength(event.target.value)}
            error={isLength ? undefined : t('wall.lengthWrong')}
          />
        )}
      </div>
      <p className={styles.help}>{t(photo ? 'wall.mark' : 'wall.stays')}</p>
      {photo && (
        <div dir="ltr" className={styles.photo} onPointerUp={tap}>
          {/* eslint-disable-next-line @next/next/no-img-element -- a file of this device */}
          <img src={photo.url} alt="" className={styles.picture} draggable={false} />
          {marks.map((mark, index) => (
            <MarkHandle
              key={index}
              label={t('wall.handle', { number: index + 1 })}
              mark={mark}
              onMove={(moved) => move(index === 0 ? 0 : 1, moved)}
            />
          ))}
          {share !== null && (
            <button
              type="button"
              className={styles.hung}
              aria-label={t('wall.hung', { words })}
              style={{ ...hang.style, inlineSize: `${share * 100}%` }}
              {...hang.handlers}
            >
              {/* eslint-disable-next-line @next/next/no-img-element -- drawn in this browser */}
              <img src={src} alt="" data-board draggable={false} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface MarkHandleProps {
  readonly label: string;
  readonly mark: Mark;
  readonly onMove: (mark: Mark) => void;
}

function MarkHandle({ label, mark, onMove }: MarkHandleProps) {
  const { style, handlers } = useDraggable(mark, onMove);
  return <button type="button" className={styles.mark} aria-label={label} style={style} {...handlers} />;
}

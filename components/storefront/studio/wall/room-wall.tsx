import { useTranslation } from 'next-i18next/pages';
import { roomFor } from '@/lib/domain/studio/board/wall';
import styles from './wall.module.css';

interface WallProps {
  readonly src: string;
  readonly words: string;
  /** Size including the frame, in millimetres. */
  readonly board: { readonly width: number; readonly height: number };
}

/** Width of the sofa's arms, in millimetres. */
const ARM = 220;
const LEG = 90;
/** Extends the room beyond its edges, for windows of other proportions. */
const BEYOND = 10_000;

/** The board above a sofa two metres wide; one unit is one millimetre. */
export function RoomWall({ src, words, board }: WallProps) {
  const { t } = useTranslation('studio');
  const room = roomFor(board);
  const { sofa } = room;
  const seat = { x: sofa.x + ARM, width: (sofa.width - 2 * ARM) / 2, y: sofa.y + sofa.height - 420 - LEG };
  const wide = { width: room.width + 2 * BEYOND };
  const leg = sofa.y + sofa.height - LEG;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.room}
        viewBox={`0 0 ${room.width} ${room.height}`}
        role="img"
        aria-label={t('wall.room', { words })}
      >
        <rect className={styles.wall} x={-BEYOND} y={-BEYOND} {...wide} height={room.floor + BEYOND} />
        <rect className={styles.floor} x={-BEYOND} y={room.floor} {...wide} height={BEYOND} />
        <rect className={styles.skirting} x={-BEYOND} y={room.floor - 70} {...wide} height="70" />
        <rect
          className={styles.shadow}
          x={room.board.x + 14}
          y={room.board.y + 26}
          width={room.board.width}
          height={room.board.height}
        />
        <image href={src} {...room.board} />
        <path
          className={styles.legs}
          d={`M${sofa.x + 120} ${leg}v${LEG}M${sofa.x + sofa.width - 120} ${leg}v${LEG}`}
        />
        <rect
          className={styles.sofa}
          x={sofa.x + ARM / 2}
          y={sofa.y}
          width={sofa.width - ARM}
          height={sofa.height - LEG}
          rx="70"
        />
        <rect className={styles.seat} {...seat} height="200" rx="50" />
        <rect className={styles.seat} {...seat} x={seat.x + seat.width} height="200" rx="50" />
        {[sofa.x, sofa.x + sofa.width - ARM].map((x) => (
          <rect
            key={x}
            className={styles.sofa}
            x={x}
            y={sofa.y + 220}
            width={ARM}
            height={sofa.height - 220 - LEG}
            rx="70"
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>{t('wall.scale')}</figcaption>
    </figure>
  );
}

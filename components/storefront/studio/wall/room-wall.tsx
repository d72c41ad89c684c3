import { useTranslation } from 'next-i18next/pages';
import { roomFor } from '@/lib/domain/studio/wall';
import styles from './wall.module.css';

interface WallProps {
  readonly src: string;
  readonly words: string;
  /** With its frame, in millimetres. */
  readonly board: { readonly width: number; readonly height: number };
}

/** Of the sofa, in millimetres. */
const ARM = 220;
const LEG = 90;

/** The board over a sofa two metres wide; one unit is one millimetre. */
export function RoomWall({ src, words, board }: WallProps) {
  const { t } = useTranslation('studio');
  const room = roomFor(board);
  const { sofa } = room;
  const seat = { x: sofa.x + ARM, width: (sofa.width - 2 * ARM) / 2, y: sofa.y + sofa.height - 420 - LEG };
  const leg = sofa.y + sofa.height - LEG;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.room}
        viewBox={`0 0 ${room.width} ${room.height}`}
        role="img"
        aria-label={t('wall.room', { words })}
      >
        <rect className={styles.wall} width={room.width} height={room.height} />
        <rect className={styles.floor} y={room.floor} width={room.width} height={room.height - room.floor} />
        <rect className={styles.skirting} y={room.floor - 70} width={room.width} height="70" />
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

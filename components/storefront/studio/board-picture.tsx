import { useLayoutEffect, useRef } from 'react';
import { showSvg } from '@/lib/pictures/show-svg';
import styles from './board-preview.module.css';

interface BoardPictureProps {
  readonly svg: string;
  readonly words: string;
  /** Size including the frame, in millimetres. */
  readonly size: { readonly width: number; readonly height: number };
}

/** The board on its own, as large as its place allows. A keystroke changes its outlines alone. */
export function BoardPicture({ svg, words, size: { width, height } }: BoardPictureProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current) showSvg(host.current, svg);
  }, [svg]);
  return (
    <div className={styles.place}>
      <div
        ref={host}
        role="img"
        aria-label={words}
        className={styles.board}
        style={{ aspectRatio: width / height, inlineSize: `min(100cqi, ${(100 * width) / height}cqb)` }}
      />
    </div>
  );
}

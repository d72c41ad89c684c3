import { qrSquares } from '@/lib/domain/invoices/authority/qr-squares';
import styles from './qr-code.module.css';

interface QrCodeProps {
  /** The encoded text. */
  readonly text: string;
  /** A label for people who cannot see the code. */
  readonly label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { size, squares } = qrSquares(text);
  const path = squares.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.ground} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={styles.squares} d={path} />
    </svg>
  );
}

import { iconPaths } from './icon-paths';
import styles from './icon.module.css';

export type IconName = keyof typeof iconPaths;

/** Icons that point along the reading direction turn around in Arabic. */
const DIRECTED: readonly IconName[] = ['chevron-start', 'chevron-end', 'arrow-end', 'log-out', 'truck'];

/** A decorative 24-unit line icon in the text's colour; the element around it carries the name. */
export function Icon({
  name,
  size = 20,
  filled = false,
}: {
  name: IconName;
  size?: number;
  filled?: boolean;
}) {
  return (
    <svg
      className={DIRECTED.includes(name) ? `${styles.icon} ${styles.directed}` : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-filled={filled || undefined}
      aria-hidden
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

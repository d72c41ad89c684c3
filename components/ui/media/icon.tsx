import styles from './icon.module.css';

export type IconName = keyof typeof iconPaths;

/** Icons that point along the reading direction; they are mirrored in Arabic. */
const DIRECTED: readonly IconName[] = ['chevron-start', 'chevron-end', 'arrow-end', 'log-out', 'truck'];

/** A decorative 24-unit line icon in the text's colour; the surrounding element has the accessible name. */
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

/** One path each on a 24-unit grid, for lines of 1.6 units; `start` and `end` as in left-to-right text. */
export const iconPaths = {
  alert:
    'M12 8.5v5 M12 17h.01 M10.6 3.9 2.4 18a1.6 1.6 0 0 0 1.4 2.4h16.4a1.6 1.6 0 0 0 1.4-2.4L13.4 3.9a1.6 1.6 0 0 0-2.8 0Z',
  'arrow-end': 'M4 12h16 M14 6l6 6-6 6',
  bag: 'M6 8h12l1 12.5H5L6 8Z M9 10.5V7a3 3 0 0 1 6 0v3.5',
  box: 'M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5v-9Z M3.5 7.5 12 12l8.5-4.5 M12 12v9',
  card: 'M3 6h18v12.5H3V6Z M3 10.5h18 M6.5 15h4',
  chat: 'M4 20l1.2-4.2A8.2 8.2 0 1 1 8.4 19L4 20Z M8.5 10.5h7 M8.5 13.5h4.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-end': 'M9 6l6 6-6 6',
  'chevron-start': 'M15 6l-6 6 6 6',
  clock: 'M12 7v5l3.5 2 M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  close: 'M6 6l12 12 M18 6L6 18',
  filter:
    'M4 7h10 M18 7h2 M4 17h2 M10 17h10 M16 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z M8 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z M3 12h18 M12 3c2.7 2.6 4 5.6 4 9s-1.3 6.4-4 9c-2.7-2.6-4-5.6-4-9s1.3-6.4 4-9Z',
  heart: 'M12 20.2S3.5 15.4 3.5 9.3A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.5c0 6.1-8.5 10.9-8.5 10.9Z',
  info: 'M12 11v5.5 M12 7.6h.01 M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  'log-out': 'M14 4.5h4a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-4 M4.5 12H15 M8.5 8l-4 4 4 4',
  mail: 'M3.5 6h17v12.5h-17V6Z M4 6.5l8 6.5 8-6.5',
  minus: 'M6 12h12',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z',
  phone:
    'M5 4h3.8l1.7 4.6-2.2 1.6a12 12 0 0 0 5.5 5.5l1.6-2.2L20 15.2V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
  pin: 'M12 21.2s-7-6.2-7-11.6a7 7 0 0 1 14 0c0 5.4-7 11.6-7 11.6Z M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M6 12h12 M12 6v12',
  return: 'M8 5 4 9l4 4 M4 9h10.5a5.5 5.5 0 0 1 0 11H8',
  ruler: 'M3 8.5h18v7H3v-7Z M7 8.5v3 M11 8.5v4 M15 8.5v3 M19 8.5v2',
  search: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6Z M15.8 15.8 20.5 20.5',
  share: 'M12 15V4 M8 7.5 12 3.5l4 4 M6 11H5v9.5h14V11h-1',
  sparkle: 'M11 4.5l1.9 5.6 5.6 1.9-5.6 1.9-1.9 5.6-1.9-5.6L3.5 12l5.6-1.9L11 4.5Z M18.5 3v4 M16.5 5h4',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  sun: 'M12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4Z M12 2.5v2 M12 19.5v2 M2.5 12h2 M19.5 12h2 M5.3 5.3l1.4 1.4 M17.3 17.3l1.4 1.4 M5.3 18.7l1.4-1.4 M17.3 6.7l1.4-1.4',
  trash: 'M4.5 7h15 M9.5 7V4.5h5V7 M6.5 7l1 13h9l1-13 M10.5 11v5 M13.5 11v5',
  truck:
    'M3 6.5h11v10H3v-10Z M14 10h4l3 3.2v3.3h-7V10Z M7.5 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z M17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z M4.5 20.5c.6-3.7 3.6-5.7 7.5-5.7s6.9 2 7.5 5.7',
} as const;

/** Icons of the admin only, so that the shop does not load them; in the style of `components/ui/media/icon.tsx`. */
const PATHS = {
  chart: 'M4 4.5v15h16 M8.5 16v-4 M13 16V8 M17.5 16v-6',
  code: 'M8.5 7.5L4 12l4.5 4.5 M15.5 7.5L20 12l-4.5 4.5 M13.5 5l-3 14',
  dashboard: 'M4 4.5h6.5v8H4v-8Z M13.5 4.5H20v4.5h-6.5V4.5Z M13.5 12.5H20v7h-6.5v-7Z M4 16h6.5v3.5H4V16Z',
  document: 'M6 3.5h8.5L18.5 7.5v13H6v-17Z M14 3.5v4.5h4.5 M9 12.5h6.5 M9 16h6.5',
  gift: 'M4.5 11v8.5h15V11 M3.5 7.5h17V11h-17V7.5Z M12 7.5v12 M12 7.5c-2.5 0-4.5-.6-4.5-2.3 0-2 3.6-2.4 4.5 2.3Z M12 7.5c2.5 0 4.5-.6 4.5-2.3 0-2-3.6-2.4-4.5 2.3Z',
  grip: 'M9 5.5h.01 M15 5.5h.01 M9 12h.01 M15 12h.01 M9 18.5h.01 M15 18.5h.01',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  more: 'M12 5.5h.01 M12 12h.01 M12 18.5h.01',
  pencil:
    'M4.5 19.5l1-4.5L15.8 4.7a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L9 18.5l-4.5 1Z M13.8 6.7l3.5 3.5',
  people:
    'M9.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z M3 19.5c.5-3.2 3.1-5 6.5-5s6 1.8 6.5 5 M15.5 4.8a3.5 3.5 0 0 1 0 6.4 M17.8 15c1.8.7 2.9 2.3 3.2 4.5',
  percent: 'M6 18.5L18 5.5 M8 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z M16 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  picture: 'M4 5h16v14H4V5Z M4 16l4.5-4.5L13 16 M12 15l3-3 5 4.5 M15.5 9.2h.01',
  shield: 'M12 3.5l7.5 2.8v5.2c0 4.4-2.9 7.6-7.5 9-4.6-1.4-7.5-4.6-7.5-9V6.3L12 3.5Z M8.8 12l2.3 2.3 4.2-4.3',
  shop: 'M4.5 11v9h15v-9 M3.5 8.5l2-4.5h13l2 4.5a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6 0Z M9.5 20v-5.5h5V20',
  tag: 'M3.5 12.2V4.5h7.7l9 9a1.6 1.6 0 0 1 0 2.3l-5.4 5.4a1.6 1.6 0 0 1-2.3 0l-9-9Z M8 9h.01',
  upload: 'M12 15.5v-11 M7.5 8.5L12 4l4.5 4.5 M4.5 15.5v4h15v-4',
  numbers: 'M4 5.8l1.6-1.3v5.2 M4 15.2a1.5 1.5 0 0 1 2.7 1L4 19.5h3 M11 7h9 M11 17h9',
  download: 'M12 4v11 M7.5 11L12 15.5l4.5-4.5 M4.5 15.5v4h15v-4',
} as const;

export type AdminIconName = keyof typeof PATHS;

/** Icons made of dots need a thicker line. */
const DOTTED: readonly AdminIconName[] = ['grip', 'more'];

/** A decorative icon; the surrounding element has the accessible name. */
export function AdminIcon({ name, size = 20 }: { readonly name: AdminIconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={DOTTED.includes(name) ? 2.4 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Icons that only the admin shows, so that the shop does not carry them; drawn as those of `components/ui/icon`. */
const PATHS = {
  grip: 'M9 5.5h.01 M15 5.5h.01 M9 12h.01 M15 12h.01 M9 18.5h.01 M15 18.5h.01',
  more: 'M12 5.5h.01 M12 12h.01 M12 18.5h.01',
  pencil:
    'M4.5 19.5l1-4.5L15.8 4.7a1.7 1.7 0 0 1 2.4 0l1.1 1.1a1.7 1.7 0 0 1 0 2.4L9 18.5l-4.5 1Z M13.8 6.7l3.5 3.5',
  picture: 'M4 5h16v14H4V5Z M4 16l4.5-4.5L13 16 M12 15l3-3 5 4.5 M15.5 9.2h.01',
  upload: 'M12 15.5v-11 M7.5 8.5L12 4l4.5 4.5 M4.5 15.5v4h15v-4',
  numbers: 'M4 5.8l1.6-1.3v5.2 M4 15.2a1.5 1.5 0 0 1 2.7 1L4 19.5h3 M11 7h9 M11 17h9',
  download: 'M12 4v11 M7.5 11L12 15.5l4.5-4.5 M4.5 15.5v4h15v-4',
} as const;

export type AdminIconName = keyof typeof PATHS;

/** Icons whose shapes are dots need a thicker line. */
const DOTTED: readonly AdminIconName[] = ['grip', 'more'];

/** A decorative icon; the element around it carries the name. */
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

import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '@/lib/domain/store/default-colors';

/** Ready pairs of colours that a light page shows as they are; `theme/brand/color-pairs.test.ts` measures their contrast in both modes. */
export const COLOR_PAIRS = [
  { id: 'night', primary: DEFAULT_PRIMARY_COLOR, secondary: DEFAULT_SECONDARY_COLOR },
  { id: 'olive', primary: '#4A5B2C', secondary: '#6E5F1B' },
  { id: 'sea', primary: '#0F5C6E', secondary: '#26706E' },
  { id: 'wine', primary: '#6B2238', secondary: '#9A4A2F' },
  { id: 'clay', primary: '#8A4326', secondary: '#6B5B3A' },
  { id: 'plum', primary: '#4E2A5E', secondary: '#7A3E72' },
  { id: 'pine', primary: '#1F5140', secondary: '#3B6E4B' },
  { id: 'ink', primary: '#26292E', secondary: '#56606B' },
] as const;

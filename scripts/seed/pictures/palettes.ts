/** `paper` is the background, `ink` is readable on it, `tones` run from the calmest accent to the strongest. */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  readonly tones: readonly [string, string, string, string];
}

export const PALETTES = {
  linen: { paper: '#f3ece0', ink: '#2c2a29', tones: ['#dccfb9', '#c2a67f', '#a4724c', '#5d4636'] },
  terracotta: { paper: '#f5e6d8', ink: '#4a2a20', tones: ['#eac8ab', '#dd9c73', '#c2623f', '#7d3526'] },
  olive: { paper: '#f2efe1', ink: '#2f3a2b', tones: ['#d8d8b8', '#a9b184', '#6f7f52', '#3e5138'] },
  indigo: { paper: '#f0ebe0', ink: '#1f2a4d', tones: ['#cfd3da', '#8c9cc0', '#3d548f', '#1f2a4d'] },
  night: { paper: '#182238', ink: '#f2e4c4', tones: ['#2b3a5a', '#56688f', '#d3ad62', '#f0d9a0'] },
  emerald: { paper: '#0f3b36', ink: '#f2e7cd', tones: ['#1c524b', '#3d7a6c', '#c9a45a', '#ecd9a4'] },
  rose: { paper: '#f7e9e4', ink: '#53293a', tones: ['#efcfc8', '#dd9f9d', '#b9616d', '#6f2f45'] },
  teal: { paper: '#eef0e8', ink: '#143f47', tones: ['#cfe0d9', '#8cbcb4', '#35828a', '#143f47'] },
  saffron: { paper: '#fbf1d9', ink: '#3d2c1b', tones: ['#f5d992', '#eab24a', '#d1702f', '#7b3b22'] },
  plum: { paper: '#efe6ea', ink: '#38223f', tones: ['#d9c4d2', '#ac86a5', '#744a73', '#38223f'] },
  slate: { paper: '#eceae6', ink: '#2b3138', tones: ['#d2d3d2', '#a2aab0', '#64727d', '#2b3138'] },
  clay: { paper: '#b9563a', ink: '#fbeedd', tones: ['#a94a31', '#d47f5a', '#f0bd8e', '#fbe3c4'] },
  primary: { paper: '#f6efdf', ink: '#1d1d24', tones: ['#f0c244', '#d8442f', '#2557a0', '#1d1d24'] },
  playroom: { paper: '#fdf4e3', ink: '#3b3a55', tones: ['#f9cf7a', '#f2937a', '#6fb6ab', '#4e6fa8'] },
  mint: { paper: '#e6f0e8', ink: '#27463e', tones: ['#f6d6a8', '#f1a48d', '#86bfa5', '#2f7367'] },
  sky: { paper: '#e3eef5', ink: '#2a3b5c', tones: ['#fbe0a6', '#f4a9a0', '#8bb8dc', '#3f6ca6'] },
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof PALETTES;

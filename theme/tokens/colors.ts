import { PAGE } from './page';

/** Warm, paper-like greys: the boards bring the colour. */
const gray = {
  50: { value: PAGE.light },
  100: { value: '#F3EFE8' },
  200: { value: '#E6E0D6' },
  300: { value: '#D2CABD' },
  400: { value: '#A79E90' },
  500: { value: '#776F63' },
  600: { value: '#5C554B' },
  700: { value: '#454037' },
  800: { value: '#2F2B25' },
  900: { value: '#201D19' },
  950: { value: PAGE.dark },
};

const red = {
  50: { value: '#FCF1EE' },
  100: { value: '#F8E0DA' },
  200: { value: '#F0C2B7' },
  300: { value: '#E39A8A' },
  400: { value: '#D67562' },
  500: { value: '#B9412D' },
  600: { value: '#A23523' },
  700: { value: '#842B1D' },
  800: { value: '#62211A' },
  900: { value: '#3D1813' },
  950: { value: '#26100D' },
};

const green = {
  50: { value: '#F0F5EF' },
  100: { value: '#DEEADC' },
  200: { value: '#BDD5BA' },
  300: { value: '#92B98F' },
  400: { value: '#6A9A69' },
  500: { value: '#437545' },
  600: { value: '#396539' },
  700: { value: '#2F532F' },
  800: { value: '#243F25' },
  900: { value: '#182A19' },
  950: { value: '#0F1B10' },
};

const orange = {
  50: { value: '#FCF4E7' },
  100: { value: '#F8E7CB' },
  200: { value: '#F0CE97' },
  300: { value: '#E3B062' },
  400: { value: '#CB8E35' },
  500: { value: '#966114' },
  600: { value: '#82520F' },
  700: { value: '#69420E' },
  800: { value: '#4D320F' },
  900: { value: '#33220D' },
  950: { value: '#201609' },
};

const blue = {
  50: { value: '#EFF4F8' },
  100: { value: '#DCE7F0' },
  200: { value: '#B9CFE1' },
  300: { value: '#8BAECB' },
  400: { value: '#608CB1' },
  500: { value: '#38688F' },
  600: { value: '#2F5A7D' },
  700: { value: '#284A66' },
  800: { value: '#1F384C' },
  900: { value: '#162735' },
  950: { value: '#0E1923' },
};

export const colors = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#000000' },
  white: { value: '#FFFFFF' },
  /** The backdrop of Chakra's dialogs and drawers. */
  blackAlpha: { 500: { value: 'rgba(0, 0, 0, 0.48)' } },
  gray,
  red,
  green,
  orange,
  blue,
};

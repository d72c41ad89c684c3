export const semanticRadii = {
  l1: { value: { base: '{radii.xs}', _sharpCorners: '0', _roundCorners: '{radii.md}' } },
  l2: { value: { base: '{radii.sm}', _sharpCorners: '0', _roundCorners: '{radii.xl}' } },
  l3: { value: { base: '{radii.md}', _sharpCorners: '0', _roundCorners: '{radii.2xl}' } },
  button: { value: { base: '{radii.full}', _sharpCorners: '0' } },
};

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

export const semanticShadows = {
  xs: shadow('0 1px 2px {colors.gray.900/8}', '0 1px 2px {black/60}'),
  sm: shadow('0 2px 6px {colors.gray.900/8}', '0 2px 6px {black/60}'),
  md: shadow('0 6px 16px {colors.gray.900/8}', '0 6px 16px {black/60}'),
  lg: shadow('0 12px 28px {colors.gray.900/12}', '0 12px 28px {black/70}'),
  xl: shadow('0 20px 40px {colors.gray.900/14}', '0 20px 40px {black/70}'),
  inset: shadow('inset 0 0 0 1px {black/5}', 'inset 0 0 0 1px {white/6}'),
};

import { brandCss } from '@/theme/brand/brand-colors';
import { fontCss } from '@/theme/fonts';

/** The variables that `theme.css` cannot know: the fonts' hashed names and the store's colours, which change live. */
export const ThemeStyle = ({ primary, secondary }: { primary: string; secondary: string }) => (
  <style dangerouslySetInnerHTML={{ __html: fontCss + brandCss(primary, secondary) }} />
);

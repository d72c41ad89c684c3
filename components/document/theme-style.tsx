import { useEffect, useRef, useState } from 'react';
import { brandCss } from '@/theme/brand/brand-colors';

interface ThemeStyleProps {
  readonly primary: string;
  readonly secondary: string;
}

/**
 * The variables that `theme.css` cannot know: the store's colours. The server writes them; hydration leaves its text
 * alone, and what computes them is fetched when the colours change under an open page.
 */
export function ThemeStyle({ primary, secondary }: ThemeStyleProps) {
  const [changed, setChanged] = useState('');
  const shown = useRef(primary + secondary);

  useEffect(() => {
    if (shown.current === primary + secondary) return;
    shown.current = primary + secondary;
    void import('@/theme/brand/brand-colors').then((brand) => setChanged(brand.brandCss(primary, secondary)));
  }, [primary, secondary]);

  const served = typeof window === 'undefined' ? brandCss(primary, secondary) : '';
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: changed || served }} />;
}

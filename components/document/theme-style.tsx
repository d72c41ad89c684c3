import { useEffect, useRef, useState } from 'react';
import { brandCss } from '@/theme/brand/brand-colors';

interface ThemeStyleProps {
  readonly primary: string;
  readonly secondary: string;
}

/**
 * The store's colours, as variables that `theme.css` cannot know. The server writes them and hydration leaves them alone; the
 * code that computes them loads when the colours change on an open page.
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

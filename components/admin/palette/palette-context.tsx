import dynamic from 'next/dynamic';
import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';

const PaletteDialog = dynamic(() =>
  import('@/components/admin/palette/palette-dialog').then((module) => module.PaletteDialog),
);

const PaletteContext = createContext<(() => void) | null>(null);

/** Provides the command palette, opened by a button or Ctrl+K (⌘K); its code loads at the first opening. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const [{ open, wasOpened }, setState] = useState({ open: false, wasOpened: false });
  const show = useCallback(() => setState({ open: true, wasOpened: true }), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [show]);

  return (
    <PaletteContext value={show}>
      {children}
      {wasOpened && <PaletteDialog open={open} onClose={() => setState({ open: false, wasOpened: true })} />}
    </PaletteContext>
  );
}

/** Opens the palette. */
export function usePalette(): () => void {
  const show = useContext(PaletteContext);
  if (!show) throw new Error('usePalette must be used within a PaletteProvider');
  return show;
}

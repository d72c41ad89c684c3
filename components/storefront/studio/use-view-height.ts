import { useEffect, useRef } from 'react';

/** Sets `--view-top` and `--view-height` on an element: the part of the page that an on-screen keyboard leaves visible. */
export function useViewHeight<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const tell = () => {
      element.current?.style.setProperty('--view-top', `${view.offsetTop}px`);
      element.current?.style.setProperty('--view-height', `${view.height}px`);
    };
    tell();
    view.addEventListener('resize', tell);
    view.addEventListener('scroll', tell);
    return () => {
      view.removeEventListener('resize', tell);
      view.removeEventListener('scroll', tell);
    };
  }, []);
  return element;
}

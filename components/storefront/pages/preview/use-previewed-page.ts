import { useEffect, useState } from 'react';
import { parseContent, type PageContent } from '@/lib/domain/own-pages/own-page';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { PREVIEW_PAGE, PREVIEW_READY } from '@/lib/domain/store/editing/preview';

/** The unsaved content from the surrounding editor; null before it arrives, and outside the editor's frame. */
export function usePreviewedPage(): PageContent | null {
  const [content, setContent] = useState<PageContent | null>(null);
  useEffect(() => {
    const { parent, location } = window;
    if (parent === window) return;
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      const { type, page } = fieldsOf(data);
      if (origin === location.origin && source === parent && type === PREVIEW_PAGE)
        setContent(parseContent(page));
    };
    window.addEventListener('message', receive);
    parent.postMessage({ type: PREVIEW_READY }, location.origin);
    return () => window.removeEventListener('message', receive);
  }, []);
  return content;
}

import { fieldsOf } from '@/lib/domain/parse/fields';
import { PREVIEW_READY, PREVIEW_SETTING } from '@/lib/domain/store/editing/preview';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/**
 * Calls `onSetting` with each unsaved setting that the admin around this frame sends, until the returned function is called.
 */
export function listenToPreviews(store: string, onSetting: (setting: StoreSetting) => void): () => void {
  const { parent, location } = window;
  const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
    const { type, setting } = fieldsOf(data);
    if (origin === location.origin && source === parent && type === PREVIEW_SETTING)
      onSetting(parseStoreSetting(store, setting));
  };
  window.addEventListener('message', receive);
  parent.postMessage({ type: PREVIEW_READY }, location.origin);
  return () => window.removeEventListener('message', receive);
}

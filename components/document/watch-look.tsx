import type { AppType } from 'next/app';
import type { Look } from '@/lib/domain/store/look/look';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** Finds the look of the store whose page an app renders; null for Next's own error page. */
export function watchLook() {
  let look: Look | null = null;
  const enhanceApp = (App: AppType): AppType =>
    function WithLook(props) {
      const { storeSetting } = props.pageProps as { readonly storeSetting?: StoreSetting };
      look = storeSetting?.look ?? null;
      return <App {...props} />;
    };
  return { enhanceApp, look: (): Look | null => look };
}

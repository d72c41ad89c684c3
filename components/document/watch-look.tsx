import type { AppType } from 'next/app';
import { DEFAULT_LOOK, type Look } from '@/lib/domain/store/look/look';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** Finds the look of the store whose page an app renders; Next's own error page has the default. */
export function watchLook() {
  let look: Look = DEFAULT_LOOK;
  const enhanceApp = (App: AppType): AppType =>
    function WithLook(props) {
      const { storeSetting } = props.pageProps as { readonly storeSetting?: StoreSetting };
      look = storeSetting?.look ?? DEFAULT_LOOK;
      return <App {...props} />;
    };
  return { enhanceApp, look: () => look };
}

import type { Locale } from '@/lib/domain/locale';
import ar from '@/locales/ar/scripts.json';
import en from '@/locales/en/scripts.json';

const TEXTS = { en, ar };

/** Below a page: that no scripts may run, or that one of its files did not load. Only the server renders it. */
export function ScriptNotices({ locale }: { readonly locale: Locale }) {
  const { incomplete, reload, off } = TEXTS[locale];
  return (
    <>
      <noscript>
        <p className="script-notice">{off}</p>
      </noscript>
      {/* Shown once `INCOMPLETE_SCRIPT` has marked the document. */}
      <p className="script-notice" role="alert" data-if-incomplete>
        {incomplete} <a href="">{reload}</a>
      </p>
    </>
  );
}

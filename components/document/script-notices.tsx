import type { Locale } from '@/lib/domain/locale';
import ar from '@/locales/ar/scripts.json';
import en from '@/locales/en/scripts.json';

const TEXTS = { en, ar };

/** Notices below a page: scripts are disabled, or one of its files did not load. Only the server renders it. */
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

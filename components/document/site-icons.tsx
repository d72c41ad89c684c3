import { localPath, type Locale } from '@/lib/domain/locale';

interface SiteIconsProps {
  readonly language: Locale;
  readonly isPlatform: boolean;
}

/** Icons and manifest for browsers: what the store draws of its logo, or on the platform's own pages our mark. */
export const SiteIcons = ({ language, isPlatform }: SiteIconsProps) =>
  isPlatform ? (
    <link rel="icon" href="/favicon.svg" />
  ) : (
    <>
      <link rel="icon" href="/favicon.ico" sizes="any" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localPath('/manifest.webmanifest', language)} />
    </>
  );

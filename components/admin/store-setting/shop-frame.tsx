import { Box, Button, Group, HStack, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { directionOf, LOCALES, localPath, type Locale } from '@/lib/domain/locale';
import type { PageContent } from '@/lib/domain/own-pages/own-page';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { STAY } from '@/lib/domain/routes/staying';
import { PREVIEW_PAGE, PREVIEW_READY, PREVIEW_SETTING } from '@/lib/domain/store/editing/preview';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { useLocale } from '@/lib/hooks/language/use-locale';

const WIDTHS = ['desk', 'phone'] as const;
type Width = (typeof WIDTHS)[number];

/** The desktop view is scaled to half its size, so that it fits beside a form. */
const FRAMES: Readonly<Record<Width, CSSProperties>> = {
  desk: { inlineSize: '200%', blockSize: '200%', transform: 'scale(0.5)' },
  phone: { inlineSize: 'min(24rem, 100%)', blockSize: '100%', marginInline: 'auto' },
};
const FILLING: CSSProperties = { inlineSize: '100%', blockSize: '100%' };

interface ShopFrameProps {
  /** A page of the shop, without the locale. */
  readonly path: string;
  readonly title: string;
  /** An unsaved setting to show instead of the saved one, in this frame only. */
  readonly setting?: StoreSetting;
  /** Unsaved content of a page built from sections. */
  readonly page?: PageContent;
  /** True to let the user switch between phone and desktop widths. */
  readonly withWidths?: boolean;
  /** The frame reloads when it changes. */
  readonly version?: number;
}

/** The real shop in a frame, in either language, optionally with an unsaved setting. */
export function ShopFrame({ path, title, setting, page, withWidths = false, version }: ShopFrameProps) {
  const { t } = useTranslation('admin-store');
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const [width, setWidth] = useState<Width>('desk');
  const frame = usePreview(setting, page);
  return (
    <Stack gap="3">
      <HStack justify="space-between" wrap="wrap">
        <Group attached role="group" aria-label={t('preview.language')}>
          {LOCALES.map((language) => (
            <Button
              key={language}
              size="sm"
              type="button"
              variant={language === locale ? 'solid' : 'outline'}
              aria-pressed={language === locale}
              onClick={() => setLocale(language)}
            >
              {t(`preview.${language}`)}
            </Button>
          ))}
        </Group>
        {withWidths && (
          <Group attached role="group" aria-label={t('preview.width')}>
            {WIDTHS.map((one) => (
              <Button
                key={one}
                size="sm"
                type="button"
                variant={one === width ? 'solid' : 'outline'}
                aria-pressed={one === width}
                onClick={() => setWidth(one)}
              >
                {t(`preview.${one}`)}
              </Button>
            ))}
          </Group>
        )}
      </HStack>
      <Box borderWidth="1px" borderRadius="l3" overflow="hidden" height={{ base: '28rem', lg: '40rem' }}>
        <iframe
          key={`${locale} ${version ?? ''}`}
          ref={frame}
          src={`${localPath(path, locale)}?${STAY}=1`}
          title={title}
          style={{
            display: 'block',
            border: 0,
            transformOrigin: directionOf(own) === 'rtl' ? 'top right' : 'top left',
            ...(withWidths ? FRAMES[width] : FILLING),
          }}
        />
      </Box>
    </Stack>
  );
}

/** Sends the unsaved data when the frame is ready, and after each change. */
function usePreview(setting: StoreSetting | undefined, page: PageContent | undefined) {
  const frame = useRef<HTMLIFrameElement>(null);
  const message = useMemo(() => {
    if (page) return { type: PREVIEW_PAGE, page };
    return setting && { type: PREVIEW_SETTING, setting };
  }, [setting, page]);
  useEffect(() => {
    if (!message) return;
    const send = () => frame.current?.contentWindow?.postMessage(message, location.origin);
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && fieldsOf(data).type === PREVIEW_READY) send();
    };
    window.addEventListener('message', onMessage);
    send();
    return () => window.removeEventListener('message', onMessage);
  }, [message]);
  return frame;
}

import { Box, Button, Group, HStack, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { LOCALES, localPath, type Locale } from '@/lib/domain/locale';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { PREVIEW_READY, PREVIEW_SETTING } from '@/lib/domain/store/editing/preview';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface ShopFrameProps {
  /** A page of the shop, without locale. */
  readonly path: string;
  readonly title: string;
  /** Shown instead of what is saved; nobody else sees it. */
  readonly setting?: StoreSetting;
  /** Reloads the page when it changes. */
  readonly version?: number;
}

/** The real shop in a frame, in either language, with an unsaved setting if there is one. */
export function ShopFrame({ path, title, setting, version }: ShopFrameProps) {
  const { t } = useTranslation('admin-store');
  const [locale, setLocale] = useState<Locale>(useLocale());
  const frame = usePreview(setting);
  return (
    <Stack gap="3">
      <HStack justify="space-between">
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
      </HStack>
      <Box borderWidth="1px" borderRadius="l3" overflow="hidden" height={{ base: '28rem', lg: '40rem' }}>
        <iframe
          key={`${locale} ${version ?? ''}`}
          ref={frame}
          src={localPath(path, locale)}
          title={title}
          style={{ border: 0, inlineSize: '100%', blockSize: '100%' }}
        />
      </Box>
    </Stack>
  );
}

/** Sends the unsaved setting when the frame is ready, and again with every change. */
function usePreview(setting: StoreSetting | undefined) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!setting) return;
    const send = () =>
      frame.current?.contentWindow?.postMessage({ type: PREVIEW_SETTING, setting }, location.origin);
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && fieldsOf(data).type === PREVIEW_READY) send();
    };
    window.addEventListener('message', onMessage);
    send();
    return () => window.removeEventListener('message', onMessage);
  }, [setting]);
  return frame;
}

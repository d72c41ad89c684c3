import { Button, Code, HStack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { copyText } from '@/components/overlays/copy-text';

/** A text with a button that copies it. */
export function Copyable({ text }: { readonly text: string }) {
  const { t } = useTranslation('admin-store');
  const copy = () => copyText(text, { copied: t('copy.copied'), failed: t('copy.failed') });
  return (
    <HStack justify="space-between">
      <Code dir="ltr" userSelect="all" minWidth="0" overflowWrap="anywhere">
        {text}
      </Code>
      <Button
        type="button"
        size="xs"
        variant="ghost"
        aria-label={t('copy.of', { text })}
        onClick={() => void copy()}
      >
        {t('copy.copy')}
      </Button>
    </HStack>
  );
}

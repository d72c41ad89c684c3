import { Button, Code, HStack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';

/** A text to enter elsewhere, with a button that copies it. */
export function Copyable({ text }: { readonly text: string }) {
  const { t } = useTranslation('admin-store');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ type: 'success', message: t('copy.copied') });
    } catch {
      notify({ type: 'error', message: t('copy.failed') });
    }
  };
  return (
    <HStack justify="space-between">
      <Code dir="ltr" userSelect="all">
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

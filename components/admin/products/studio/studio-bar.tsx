import { Button } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import { BottomBar } from '@/components/admin/products/bottom-bar';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { stepOfKeys } from '@/lib/browser/undo-keys';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface StudioBarProps {
  readonly isDirty: boolean;
  readonly isSaved: boolean;
  readonly busy: boolean;
  readonly canSave: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
  onSave(): void;
  onRemove(): void;
}

/** One row on a phone, where a second would hide the board. */
const SIZE = { base: 'sm', md: 'md' } as const;

/** Actions on the template, always visible while the page scrolls. */
export function StudioBar(props: StudioBarProps) {
  const { isDirty, isSaved, busy, canSave, canUndo, canRedo, onUndo, onRedo, onSave, onRemove } = props;
  const { t } = useTranslation('admin-studio');
  const [removing, setRemoving] = useState(false);
  useStepKeys(onUndo, onRedo);
  return (
    <BottomBar state={t(isDirty ? 'bar.unsaved' : 'bar.saved')} gap={{ base: '2', sm: '3' }} wrap="wrap">
      <Button size={SIZE} variant="outline" disabled={!canUndo} onClick={onUndo}>
        {t('bar.undo')}
      </Button>
      <Button size={SIZE} variant="outline" disabled={!canRedo} onClick={onRedo}>
        {t('bar.redo')}
      </Button>
      {isSaved && (
        <Button
          size={SIZE}
          variant="outline"
          colorPalette="red"
          disabled={busy}
          onClick={() => setRemoving(true)}
        >
          {t('remove.action')}
        </Button>
      )}
      <Button size={SIZE} loading={busy} disabled={!canSave} onClick={onSave}>
        {t('bar.save')}
      </Button>
      <ConfirmDialog
        open={removing}
        locale={useLocale()}
        title={t('remove.title')}
        description={t('remove.text')}
        confirmLabel={t('remove.action')}
        keepLabel={t('remove.keep')}
        onConfirm={() => {
          setRemoving(false);
          onRemove();
        }}
        onClose={() => setRemoving(false)}
      />
    </BottomBar>
  );
}

/** Keyboard shortcuts for undo and redo; also in inputs, because their texts are part of the history. */
function useStepKeys(onUndo: () => void, onRedo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKeys(event);
    if (!step) return;
    event.preventDefault();
    if (step === 'redo') onRedo();
    else onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

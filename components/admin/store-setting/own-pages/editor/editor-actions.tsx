import { Button, HStack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useUploads } from '@/components/admin/store-setting/picture-uploads';
import { pagePath } from '@/components/admin/store-setting/own-pages/page-address';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { shownContent } from '@/lib/domain/own-pages/shown-content';
import { PublishDialog } from './publish-dialog';
import { TakeOffDialog } from './take-off-dialog';
import { useFormHistory } from './use-form-history';
import type { OwnPageForm } from './use-own-page-form';

interface EditorActionsProps {
  readonly page: OwnPage;
  readonly edited: OwnPageForm;
}

/** Undo, redo, save, and publishing. */
export function EditorActions({ page, edited }: EditorActionsProps) {
  const { t } = useTranslation('admin-pages');
  const locale = useLocale();
  const [asking, setAsking] = useState<'publish' | 'takeOff' | null>(null);
  const { undo, redo, canUndo, canRedo } = useFormHistory(edited.form, edited.taken);
  const { isDirty, isSubmitting } = edited.form.formState;
  const { isRunning } = useUploads();
  const shown = shownContent(page, useMinute());
  const isPublished = page.live !== null || page.next !== null;
  return (
    <HStack gap="2" wrap="wrap">
      <Button type="button" variant="outline" disabled={!canUndo} onClick={undo}>
        {t('editor.undo')}
      </Button>
      <Button type="button" variant="outline" disabled={!canRedo} onClick={redo}>
        {t('editor.redo')}
      </Button>
      {shown && (
        <Button variant="outline" asChild>
          <a href={pagePath(page.id, shown, locale)} target="_blank" rel="noreferrer">
            {t('editor.view')}
          </a>
        </Button>
      )}
      {isPublished && (
        <Button type="button" variant="outline" onClick={() => setAsking('takeOff')}>
          {t('takeOff.open')}
        </Button>
      )}
      <Button
        type="submit"
        variant="outline"
        loading={isSubmitting || isRunning}
        disabled={!isDirty || edited.hasNewer}
      >
        {t('editor.save')}
      </Button>
      <Button
        type="button"
        disabled={isSubmitting || isRunning || edited.hasNewer}
        onClick={() => setAsking('publish')}
      >
        {t('publish.open')}
      </Button>
      {asking === 'publish' && <PublishDialog page={page} edited={edited} onClose={() => setAsking(null)} />}
      {asking === 'takeOff' && <TakeOffDialog page={page} edited={edited} onClose={() => setAsking(null)} />}
    </HStack>
  );
}

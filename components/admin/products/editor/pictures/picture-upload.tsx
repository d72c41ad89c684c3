import { PlanLink } from '@/components/admin/plan/plan-link';
import { Box, Button, HStack, Progress, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, type ChangeEvent, type DragEvent } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';
import { useRefusal } from '@/components/admin/plan/use-refusal';
import type { Upload } from '@/components/admin/products/editor/pictures/use-uploads';
import { PICTURE_TYPES } from '@/lib/domain/pictures/picture';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface PictureUploadProps {
  readonly uploads: readonly Upload[];
  add(files: readonly File[]): void;
  dismiss(key: string): void;
}

/** Takes pictures, chosen or dropped, and shows the progress of uploads. */
export function PictureUpload({ uploads, add, dismiss }: PictureUploadProps) {
  const { t } = useTranslation('admin-editor');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // Cleared, so that choosing the same file again fires a change event.
    currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <Stack gap="3">
      <Box
        p="5"
        textAlign="center"
        borderWidth="2px"
        borderStyle="dashed"
        borderRadius="l2"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={PICTURE_TYPES.join()}
          aria-label={t('picture.add')}
          onChange={choose}
        />
        <Button variant="outline" onClick={() => input.current?.click()}>
          <AdminIcon name="upload" />
          {t('picture.add')}
        </Button>
        <Text mt="2" fontSize="sm" color="fg.muted">
          {t('picture.limits')}
        </Text>
      </Box>
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
      ))}
    </Stack>
  );
}

function UploadRow({ upload, onDismiss }: { readonly upload: Upload; readonly onDismiss: () => void }) {
  const { t } = useTranslation('admin-editor');
  const text = useErrorText();
  const { inWords } = useRefusal();
  const { error, name, progress } = upload;
  return (
    <HStack gap="3" wrap="wrap" role={error ? 'alert' : undefined}>
      <Text flex="1" truncate dir="auto">
        {name}
      </Text>
      {error ? (
        <Text color="fg.error" fontSize="sm">
          {text.ofField(error.fields?.picture) ?? inWords(error)} <PlanLink error={error} />
        </Text>
      ) : (
        <Progress.Root
          value={Math.round(progress * 100)}
          width="40"
          aria-label={t('picture.uploading', { name })}
        >
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      <Button size="xs" variant="outline" onClick={onDismiss}>
        {error ? t('picture.dismiss') : t('cancel')}
      </Button>
    </HStack>
  );
}

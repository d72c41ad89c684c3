import { Box, Button, Field, FileUpload, HStack, Stack } from '@chakra-ui/react';
import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LocalizedInputs } from '@/components/admin/forms/text-input';
import { useUploads } from '@/components/admin/store-setting/picture-uploads';
import { useField } from '@/components/admin/forms/use-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { parseImage } from '@/lib/domain/catalogue/parse-image';
import type { Result } from '@/lib/domain/result';
import { uploadStorePicture } from '@/lib/functions/pictures/store-pictures';
import { imageUrl } from '@/lib/pictures/image-url';
import type { ReencodedPicture } from '@/lib/pictures/reencode-picture';

const SHOWN_WIDTH = '20rem';
const NO_ALT = { en: '', ar: '' };

interface PictureInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly folder: 'logo' | 'home';
  /** Converts the chosen file into the stored picture. */
  readonly draw: (file: Blob) => Promise<Result<ReencodedPicture>>;
  /** True to ask for an alternative text; the logo has its own. */
  readonly withAlt?: boolean;
}

/** A picture field of the surrounding form: chosen, re-encoded, uploaded; saving the form applies it. */
export function PictureInput({ name, label, hint, folder, draw, withAlt = false }: PictureInputProps) {
  const { t } = useTranslation('admin-store');
  const { setValue, setError, clearErrors, control } = useFormContext();
  const { error } = useField(name);
  const { storeId } = useStoreSetting();
  const picture = parseImage(useWatch({ control, name }));
  const [busy, setBusy] = useState(false);
  const { track } = useUploads();
  // The field may move in its list, or be removed, while the picture is on its way.
  const place = useRef<{ readonly name: string; readonly picture: typeof picture } | null>(null);
  useEffect(() => {
    place.current = { name, picture };
    return () => {
      place.current = null;
    };
  }, [name, picture]);
  const set = (value: unknown) => setValue(name, value, { shouldDirty: true });

  const store = async (file: File) => {
    const drawn = await draw(file);
    const uploaded = drawn.ok ? await uploadStorePicture(storeId, folder, drawn.value) : drawn;
    setBusy(false);
    if (!place.current) return;
    const { name: at, picture: before } = place.current;
    if (uploaded.ok)
      return setValue(at, { ...uploaded.value, alt: before?.alt ?? NO_ALT }, { shouldDirty: true });
    setError(at, { message: uploaded.error.fields?.picture ?? uploaded.error.code });
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    clearErrors(name);
    void track(store(file));
  };

  return (
    <Stack gap="4">
      <Field.Root invalid={Boolean(error)}>
        <FileUpload.Root
          accept={['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']}
          maxFiles={1}
          onFileAccept={({ files }) => choose(files[0])}
          onFileReject={() => setError(name, { message: 'field.picture.unreadable' })}
        >
          <FileUpload.HiddenInput aria-label={label} />
          <FileUpload.Label>{label}</FileUpload.Label>
          {picture && (
            <Box bg="bg.muted" borderRadius="l2" padding="2" width="full" maxWidth={SHOWN_WIDTH}>
              <Box position="relative" style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
                <Image src={imageUrl(picture.path)} alt="" fill sizes="320px" />
              </Box>
            </Box>
          )}
          <HStack>
            <FileUpload.Trigger asChild>
              <Button type="button" variant="outline" size="sm" loading={busy}>
                {t(picture ? 'picture.replace' : 'picture.choose')}
              </Button>
            </FileUpload.Trigger>
            {picture && (
              <Button type="button" variant="ghost" size="sm" disabled={busy} onClick={() => set(null)}>
                {t('picture.remove')}
              </Button>
            )}
          </HStack>
        </FileUpload.Root>
        <Field.HelperText>{hint}</Field.HelperText>
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
      {picture && withAlt && <LocalizedInputs name={`${name}.alt`} label={t('picture.alt')} />}
    </Stack>
  );
}

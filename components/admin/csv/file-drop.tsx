import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';

interface FileDropProps {
  /** Says which files are accepted. */
  readonly help: string;
  readonly onChoose: (file: File) => void;
}

/** Takes a CSV file, dropped or chosen. */
export function FileDrop({ help, onChoose }: FileDropProps) {
  const { t } = useTranslation('admin-import');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <Stack gap="4">
      <Stack
        align="center"
        gap="4"
        padding="8"
        textAlign="center"
        borderWidth="2px"
        borderStyle="dashed"
        borderRadius="l3"
        borderColor={over ? 'brand.solid' : 'border'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onChoose(file);
        }}
      >
        <Text>{t('import.drop')}</Text>
        <Button onClick={() => input.current?.click()}>{t('import.choose')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={t('import.choose')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onChoose(file);
          }}
        />
      </Stack>
      <Text fontSize="sm" color="fg.muted">
        {help}
      </Text>
    </Stack>
  );
}

import { Box } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';

/** The browser's colour picker shows this while no colour is chosen. */
const UNCHOSEN = '#ffffff';

interface SwatchFieldProps {
  readonly name: string;
  /** `#rrggbb`; empty for none. */
  readonly value: string;
  onChange(color: string): void;
}

export function SwatchField({ name, value, onChange }: SwatchFieldProps) {
  const { t } = useTranslation('admin-editor');
  return (
    <Box asChild boxSize="10" flexShrink="0" borderRadius="l2" borderWidth="1px" p="0.5" cursor="pointer">
      <input
        type="color"
        aria-label={t('value.swatch', { name })}
        value={value || UNCHOSEN}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Box>
  );
}

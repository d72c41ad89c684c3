import { Box, Button, Field, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import { useSaveRedirects } from '@/components/admin/store-setting/redirects/use-redirects';
import { notify } from '@/components/overlays/notify';
import { checkRedirect } from '@/lib/domain/redirects/change-redirects';
import type { Redirect } from '@/lib/domain/redirects/redirect';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

const EMPTY: Redirect = { from: '', to: '' };
const SIDES = ['from', 'to'] as const;

/** The form for one redirect. */
export function NewRedirect() {
  const { t } = useTranslation('admin-redirects');
  const { ofField } = useErrorText();
  const { saving, save } = useSaveRedirects();
  const [draft, setDraft] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<Record<keyof Redirect, string>>>({});

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = checkRedirect(draft);
    if ('problems' in checked) return setProblems(checked.problems);
    const refused = await save({ add: [draft] });
    if (refused)
      return setProblems(
        Object.fromEntries(SIDES.map((side) => [side, refused.fields?.[`add.0.${side}`]])) as typeof problems,
      );
    setProblems({});
    setDraft(EMPTY);
    notify({ type: 'success', message: t('add.done') });
  };
  return (
    <form noValidate aria-label={t('add.title')} onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          {SIDES.map((side) => (
            <Field.Root key={side} required invalid={Boolean(problems[side])}>
              <Field.Label>{t(`add.${side}`)}</Field.Label>
              <Input
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                value={draft[side]}
                onChange={({ target }) => setDraft({ ...draft, [side]: target.value })}
              />
              <Field.HelperText>{t(`add.${side}Hint`)}</Field.HelperText>
              <Field.ErrorText>{ofField(problems[side])}</Field.ErrorText>
            </Field.Root>
          ))}
        </SimpleGrid>
        <Box>
          <Button type="submit" loading={saving}>
            {t('add.submit')}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}

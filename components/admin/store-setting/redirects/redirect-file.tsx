import { Field, Input, List, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { useSaveRedirects } from '@/components/admin/store-setting/redirects/use-redirects';
import { notify } from '@/components/overlays/notify';
import { checkRedirect } from '@/lib/domain/redirects/change-redirects';
import { MOST_REDIRECTS } from '@/lib/domain/redirects/redirect';
import { readRedirectLines, type RedirectLine } from '@/lib/domain/redirects/redirect-csv';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** A line of the file, with the key of its error. */
interface CheckedLine extends RedirectLine {
  readonly problem: string | undefined;
}

/** Imports redirects from a CSV file; shows the errors of each line before any is saved. */
export function RedirectFile({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('admin-redirects');
  const { ofField } = useErrorText();
  const { saving, save } = useSaveRedirects();
  const [lines, setLines] = useState<readonly CheckedLine[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const ready = lines.filter((line) => !line.problem);

  const choose = async (file: Pick<File, 'text'>) => {
    const text = await file.text().catch(() => '');
    const read = readRedirectLines(text).map(checked);
    const isLong = read.length > MOST_REDIRECTS;
    setLines(isLong ? [] : read);
    setProblem(isLong ? t('file.long', { most: MOST_REDIRECTS }) : read.length ? null : t('file.unread'));
  };
  const saveAll = async () => {
    const refused = await save({ add: ready.map(({ from, to }) => ({ from, to })) });
    if (refused?.fields) return setLines(withRefusals(lines, ready, refused.fields));
    if (refused) return;
    notify({ type: 'success', message: t('file.done', { count: ready.length }) });
    onClose();
  };
  return (
    <AdminDialog
      title={t('file.title')}
      size="lg"
      busy={saving}
      closeLabel={t('file.close')}
      onClose={onClose}
      buttons={{
        cancel: t('file.close'),
        submit: t('file.save', { count: ready.length }),
        disabled: ready.length === 0,
        onConfirm: () => void saveAll(),
      }}
    >
      <Field.Root invalid={problem !== null}>
        <Field.Label>{t('file.choose')}</Field.Label>
        <Input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          paddingBlock="1.5"
          disabled={saving}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void choose(file);
          }}
        />
        <Field.HelperText>{t('file.hint', { most: MOST_REDIRECTS })}</Field.HelperText>
        <Field.ErrorText role="alert">{problem}</Field.ErrorText>
      </Field.Root>
      {lines.length > 0 && (
        <>
          <Text role="status">
            {t('file.preview', { ready: ready.length, wrong: lines.length - ready.length })}
          </Text>
          <List.Root
            variant="plain"
            gap="2"
            maxHeight="64"
            overflowY="auto"
            tabIndex={0}
            aria-label={t('file.lines')}
          >
            {[...lines].sort(wrongFirst).map((line) => (
              <List.Item key={line.row} display="block">
                <Text as="span" color="fg.muted">
                  {t('file.row', { row: line.row })}
                </Text>{' '}
                <bdi dir="ltr">{line.from}</bdi> · <bdi dir="ltr">{line.to}</bdi>
                {line.problem && (
                  <Text textStyle="sm" color="fg.error">
                    {ofField(line.problem)}
                  </Text>
                )}
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
    </AdminDialog>
  );
}

function checked(line: RedirectLine): CheckedLine {
  const found = checkRedirect(line);
  return { ...line, problem: 'problems' in found ? (found.problems.from ?? found.problems.to) : undefined };
}

/** Adds the function's errors, by the line's position in the request. */
const withRefusals = (
  lines: readonly CheckedLine[],
  sent: readonly CheckedLine[],
  fields: Readonly<Record<string, string>>,
): CheckedLine[] =>
  lines.map((line) => {
    const at = sent.indexOf(line);
    return { ...line, problem: line.problem ?? fields[`add.${at}.from`] ?? fields[`add.${at}.to`] };
  });

const wrongFirst = (one: CheckedLine, other: CheckedLine): number =>
  Number(Boolean(other.problem)) - Number(Boolean(one.problem)) || one.row - other.row;

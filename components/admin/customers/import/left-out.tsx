import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ProblemTable } from '@/components/admin/csv/problem-table';
import { saveFile } from '@/lib/browser/save-file';
import { csvText } from '@/lib/domain/csv/csv-text';
import type { CustomerProblem } from '@/lib/domain/customers/import/problem';
import type { ReadCustomers } from '@/lib/domain/customers/import/read-customers';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface LeftOutProps {
  readonly read: ReadCustomers;
  readonly problems: readonly CustomerProblem[];
}

/** Skipped rows with the reasons; they can be downloaded with the same columns, corrected and imported again. */
export function LeftOut({ read, problems }: LeftOutProps) {
  const { t } = useTranslation('admin-customers');
  const { count } = useFormats();
  if (problems.length === 0) return null;
  const explained = problems.map((problem) => ({ ...problem, why: t(`import.problem.${problem.code}`) }));
  const rows = [...new Set(problems.map(({ row }) => row))]
    .sort((one, other) => one - other)
    .flatMap((row) => {
      const cells = read.rows.get(row);
      const whys = explained.filter((one) => one.row === row).map(({ column, why }) => `${column}: ${why}`);
      const padded = cells && Array.from(read.heading, (_, at) => cells[at] ?? '');
      return padded ? [[...padded, whys.join(' ')]] : [];
    });
  const save = () =>
    saveFile(
      `${t('import.fileName')}.csv`,
      'text/csv;charset=utf-8',
      csvText([[...read.heading, t('import.problemColumn')], ...rows]),
    );
  return (
    <Stack gap="3">
      <ProblemTable title={t('import.problems', { number: count(problems.length) })} problems={explained} />
      {rows.length > 0 && (
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={save}>
          {t('import.save')}
        </Button>
      )}
    </Stack>
  );
}

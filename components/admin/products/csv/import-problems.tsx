import { useTranslation } from 'next-i18next/pages';
import { ProblemTable } from '@/components/admin/csv/problem-table';
import type { CsvProblem } from '@/lib/domain/catalogue/csv/problem';

/** The problems of a products file; with any problem, nothing is imported. */
export function ImportProblems({ problems }: { readonly problems: readonly CsvProblem[] }) {
  const { t } = useTranslation('admin-import');
  const explained = problems.map((problem) => ({ ...problem, why: t(`problem.${problem.code}`) }));
  return <ProblemTable title={t('problems.title', { count: problems.length })} problems={explained} />;
}

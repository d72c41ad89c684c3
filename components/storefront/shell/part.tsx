import { Activity, type ReactNode } from 'react';
import { PartBoundary } from '@/components/ui/feedback/failure-boundary';
import { reportFailure } from '@/lib/telemetry/report-failure';

interface PartProps {
  /** Unlike every other part of the page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of a page that hydrates by itself, and fails by itself. */
export const Part = ({ name, children }: PartProps) => (
  <PartBoundary part={name} onFailure={reportFailure}>
    <Activity>{children}</Activity>
  </PartBoundary>
);

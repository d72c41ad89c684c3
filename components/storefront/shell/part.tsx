import { Activity, type ReactNode } from 'react';
import { PartBoundary } from '@/components/ui/feedback/failure-boundary';
import { reportFailure } from '@/lib/telemetry/report-failure';

interface PartProps {
  /** Unique on the page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of a page that hydrates and fails independently. */
export const Part = ({ name, children }: PartProps) => (
  <PartBoundary part={name} onFailure={reportFailure}>
    <Activity>{children}</Activity>
  </PartBoundary>
);

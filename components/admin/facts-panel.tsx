import { DataList } from '@chakra-ui/react';
import { Panel } from '@/components/admin/panel';

interface FactsPanelProps {
  readonly title: string;
  /** Label and value of each row; one without a value is left out. */
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** A panel that lists facts. */
export const FactsPanel = ({ title, rows }: FactsPanelProps) => (
  <Panel title={title}>
    <DataList.Root orientation="horizontal">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue>
              <bdi>{value}</bdi>
            </DataList.ItemValue>
          </DataList.Item>
        ))}
    </DataList.Root>
  </Panel>
);

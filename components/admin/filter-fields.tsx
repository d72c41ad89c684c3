import { Field, Input } from '@chakra-ui/react';
import { Select } from '@/components/admin/forms/select-field';

interface SelectFilterProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onChange: (value: T) => void;
}

export function SelectFilter<T extends string>(props: SelectFilterProps<T>) {
  const { label, value, options, disabled = false, onChange } = props;
  return (
    <Field.Root disabled={disabled}>
      <FilterLabel>{label}</FilterLabel>
      <Select size="sm" {...{ value, options, onChange }} />
    </Field.Root>
  );
}

interface DayRangeProps {
  readonly from: DayFilterProps;
  readonly to: DayFilterProps;
  /** The last day that can be chosen. */
  readonly last?: string;
}

interface DayFilterProps {
  readonly label: string;
  /** `yyyy-mm-dd`; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** First and last day; neither can be set past the other. */
export const DayRange = ({ from, to, last }: DayRangeProps) => (
  <>
    <DayFilter {...from} max={to.value || last} />
    <DayFilter {...to} min={from.value} max={last} />
  </>
);

function DayFilter(props: DayFilterProps & { readonly min?: string; readonly max?: string | undefined }) {
  const { label, value, min, max, onChange } = props;
  return (
    <Field.Root>
      <FilterLabel>{label}</FilterLabel>
      <Input
        size="sm"
        type="date"
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field.Root>
  );
}

const FilterLabel = ({ children }: { readonly children: string }) => (
  <Field.Label textStyle="xs" color="fg.muted">
    {children}
  </Field.Label>
);

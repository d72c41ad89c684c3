import { Field, Input, NativeSelect } from '@chakra-ui/react';

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
    <Field.Root>
      <FilterLabel>{label}</FilterLabel>
      <NativeSelect.Root size="sm" disabled={disabled}>
        <NativeSelect.Field
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
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

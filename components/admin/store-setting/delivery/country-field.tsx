import { Field, NativeSelect } from '@chakra-ui/react';
import { memo } from 'react';
import { useCountries } from '@/components/admin/forms/use-countries';

interface CountryFieldProps {
  readonly label: string;
  /** Label of the empty option. */
  readonly none: string;
  /** ISO 3166-1 alpha-2; empty for none. */
  readonly value: string;
  readonly onChange: (country: string) => void;
}

/** A select of all countries, with an empty option. */
export const CountryField = ({ label, none, value, onChange }: CountryFieldProps) => (
  <Field.Root flex="1 1 12rem">
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{none}</option>
        <Countries />
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
);

/** Memoized, because its 250 options must not render with each key press beside them. */
const Countries = memo(function Countries() {
  return useCountries().map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});

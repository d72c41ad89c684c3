/** Settings of OpenTelemetry's own names, which functions read beside their parameters. */
const OF_OTHERS = /^OTEL_/;

/** What a value of a type must look like. */
const TYPES = {
  int: { form: /^\d+$/, words: 'a whole number' },
  boolean: { form: /^(?:true|false)$/, words: 'true or false' },
};

/**
 * Returns what is wrong with settings of the functions, as phrases: values of another form than their parameter has, secrets,
 * and names that no parameter has. Empty values of parameters with a default are right.
 * @param {readonly { name: string, type: string, input?: object }[]} params as firebase-tools discovered them
 * @param {Record<string, string>} set the settings, by name
 * @returns {string[]}
 */
export function problemsOfParameters(params, set) {
  return Object.entries(set).flatMap(([name, value]) => {
    const param = params.find((known) => known.name === name);
    const problem = param
      ? problemOf(param, value)
      : OF_OTHERS.test(name)
        ? null
        : 'is no setting of the functions';
    return problem ? [`${name} ${problem}`] : [];
  });
}

function problemOf({ type, input }, value) {
  if (type === 'secret') return 'is a secret, which belongs into Secret Manager';
  if (value === '') return null;
  const known = TYPES[type];
  if (known && !known.form.test(value)) return `is "${value}", and must be ${known.words}`;
  const options = input?.select?.options.map((option) => option.value);
  if (options && !options.includes(value)) return `is "${value}", and must be ${options.join(' or ')}`;
  const { validationRegex, validationErrorMessage } = input?.text ?? {};
  if (validationRegex && !new RegExp(validationRegex).test(value))
    return `is "${value}", and ${validationErrorMessage}`;
  return null;
}

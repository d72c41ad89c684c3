export interface Instruction {
  /** As `RUN`. */
  readonly name: string;
  /** What follows it in one line. */
  readonly text: string;
}

/** The instructions of one `FROM`. */
export interface Stage {
  /** As `FROM … AS build` names it; empty for the image itself. */
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of a Dockerfile, each line that goes on after a backslash joined to the one before. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim());
  const instructions = lines.map((line): Instruction => {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (!name) throw new Error(`The Dockerfile has a line that is no instruction: ${line}`);
    return { name, text: rest };
  });
  const starts = instructions.flatMap(({ name }, at) => (name === 'FROM' ? [at] : []));
  return starts.map((start, at) => ({
    name: / AS (\S+)$/i.exec(instructions[start]?.text ?? '')?.[1] ?? '',
    instructions: instructions.slice(start + 1, starts[at + 1]),
  }));
}

/** The value of the last instruction of this name in a stage, such as CMD; throws where there is none. */
export function lastOf({ instructions }: Stage, name: string): string {
  const found = instructions.filter((instruction) => instruction.name === name).at(-1);
  if (!found) throw new Error(`The Dockerfile has no ${name}.`);
  return found.text;
}

/** A command in the form `["node", "start.mjs"]`, also where HEALTHCHECK has options before it. */
export function execForm(text: string): string[] {
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')));
  return Array.isArray(words) ? words.map(String) : [];
}

/** The variables that a stage's ENV instructions set. */
export const envOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) =>
        text.split(/\s+/).map((pair) => {
          const at = pair.indexOf('=');
          return [pair.slice(0, at), pair.slice(at + 1)] as const;
        }),
      ),
  );

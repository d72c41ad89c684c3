/** As Docker reads `.dockerignore`, as far as ours uses it: the last pattern that fits a path or a folder above it decides. */
export function dockerIgnore(text: string): (file: string) => boolean {
  const rules = text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({ isKept: line.startsWith('!'), form: formOf(line.replace(/^!/, '')) }))
    .reverse();
  return (file) => {
    const rule = rules.find(({ form }) => form.test(file));
    return rule !== undefined && !rule.isKept;
  };
}

/** Any depth for a leading `**`, anything but a slash for `*`; what a folder's name fits, all below it fits. */
function formOf(pattern: string): RegExp {
  const anyDepth = pattern.startsWith('**/');
  const name = (anyDepth ? pattern.slice(3) : pattern)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*');
  return new RegExp(`^${anyDepth ? '(?:.*/)?' : ''}${name}(?:/|$)`);
}

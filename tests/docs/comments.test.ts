import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const FILES = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && fs.existsSync(path.join(ROOT, file)));

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** What names a file of ours: a file name of code, style or text. */
const FILE_NAME =
  /(?<![\w/.@*{}-])(?:@\/)?((?:[\w.[\]-]+\/)*[\w[\]-][\w.[\]-]*\.(?:tsx?|m?js|css|md))(?![\w/*])/g;
/** Written by the build. */
const BUILT = [
  ...['public/measurement', 'public/offline', 'public/studio', 'theme/generated'],
  ...['dist/main.js', 'next-env.d.ts', 'theme.css', 'fonts.css'],
];
/** Beside the repository, as docs/README.md says. */
const PAPERS = ['SPEC.md', 'DESIGN.md', 'STYLE.md', 'THEME.md', 'PROTOCOL.md', 'FAULTS.md'];
const PRODUCTS = ['Next.js', 'Node.js', 'Stripe.js'];
const ELSEWHERE = [...BUILT, ...PAPERS, ...PRODUCTS];

/** A path from the root, perhaps a folder, perhaps without the file's ending. */
const ROOT_FOLDERS = [
  ...new Set(FILES.filter((file) => file.includes('/')).map((file) => file.split('/')[0])),
];
const ROOT_PATH = new RegExp('`(?:@/)?((?:' + ROOT_FOLDERS.join('|') + ')/[\\w./[\\]-]+)`', 'g');

/** Every path and each end of it, since comments leave out what their reader knows; folders and names without ending too. */
const known = new Set(
  FILES.flatMap((file) => {
    const parts = file.split('/');
    const ends = parts.map((_, at) => parts.slice(at).join('/'));
    return [...ends, ...parts.map((_, at) => parts.slice(0, at).join('/')), file.replace(/\.\w+$/, '')];
  }),
);

test('the files that comments name are there', () => {
  const missing = FILES.filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file)).flatMap((file) => {
    const comments = fs.readFileSync(path.join(ROOT, file), 'utf8').match(COMMENT) ?? [];
    const named = comments.flatMap((comment) =>
      [...comment.matchAll(FILE_NAME), ...comment.matchAll(ROOT_PATH)].map(([, name = '']) =>
        name.replace(/^\.\/|\/$/g, ''),
      ),
    );
    return named
      .filter((name) => !known.has(name) && !ELSEWHERE.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

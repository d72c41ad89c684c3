import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { dockerIgnore } from './docker-ignore';
import { envOf, type Stage } from './dockerfile';

interface Build {
  /** What `docker build` is given. */
  readonly context: string;
  /** Where the file system of each stage is made, by the stage's name. */
  readonly root: string;
  /** Files of `--mount=type=secret,id=…`. */
  readonly secrets: string;
}

/** A place of an image, such as `/app`, in the folder of its stage. */
const inStage = (root: string, stage: string, place: string) => path.join(root, stage || 'image', place);

/** Executes COPY and RUN of a stage as they stand, with the paths of the image led to the folder of the stage. */
export async function buildStage(stage: Stage, build: Build): Promise<void> {
  const { root } = build;
  let workdir = '/';
  for (const { name, text } of stage.instructions) {
    if (name === 'WORKDIR') workdir = text;
    const folder = inStage(root, stage.name, workdir);
    fs.mkdirSync(folder, { recursive: true });
    if (name === 'COPY') copy(text, folder, build);
    if (name === 'RUN') await run(text, { folder, workdir, env: envOf(stage), secrets: build.secrets });
  }
}

function copy(text: string, folder: string, { context, root }: Build): void {
  const words = text.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const places = words.filter((word) => !word.startsWith('--'));
  const target = path.resolve(folder, places.at(-1) ?? '.');
  for (const source of places.slice(0, -1)) {
    if (from) fs.cpSync(inStage(root, from, source), target, { recursive: true, verbatimSymlinks: true });
    else copyFromContext(context, source, target);
  }
}

/** A folder's contents are copied into the target, a file by its name. */
function copyFromContext(context: string, source: string, target: string): void {
  const isIgnored = dockerIgnore(fs.readFileSync(path.join(context, '.dockerignore'), 'utf8'));
  const from = path.join(context, source);
  const to = fs.statSync(from).isDirectory() ? target : path.join(target, path.basename(source));
  fs.mkdirSync(target, { recursive: true });
  fs.cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !isIgnored(path.relative(context, file)),
  });
}

interface Step {
  readonly folder: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly secrets: string;
}

/** A shell's step, with nothing of this process's environment but what finds programs. */
function run(text: string, { folder, workdir, env, secrets }: Step): Promise<void> {
  const command = text
    .replace(/--mount=\S+\s+/g, '')
    .replaceAll('/run/secrets', secrets)
    .replaceAll(new RegExp(`${workdir}(?=['"/\\s)])`, 'g'), folder);
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => said.push(data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`RUN ${text} failed (${code ?? 'killed'}): ${Buffer.concat(said).toString()}`));
    });
  });
}

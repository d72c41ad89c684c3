import { tokenReader, type TokenReader } from '../auth/tokens/id-tokens';
import { Journal } from '../status/journal';
import { billedEngine } from '../usage/billed-engine';
import { Meter } from '../usage/meter';
import { openEngine, type OpenEngine } from './engine/engine';
import { DEFAULT_DATABASE, type DatabaseName } from './engine/names';
import type { IndexGuard } from './indexes/index-guard';
import { databaseFolder } from './store/database-folder';
import {
  StatusError,
  type Commit,
  type Engine,
  type RulesDecision,
  type RulesGate,
  type RulesRequest,
} from './engine/types';

/** The databases that one server serves. */
export interface Engines {
  /** For listeners, who count what they tell. */
  engineOf(database: DatabaseName): Promise<Engine>;
  /** For single requests, which are counted for their callers. */
  billedEngineOf(database: DatabaseName): Promise<Engine>;
  readonly meter: Meter;
  readonly readToken: TokenReader;
  /** What was refused or failed lately. */
  readonly journal: Journal;
  /** Replaces a project's rules until the process ends. @throws StatusError INVALID_ARGUMENT for rules with a mistake */
  setRules(projectId: string, source: string): Promise<void>;
  /** Ids of the projects that were named so far. */
  projects(): string[];
  /** What the conditions of a project's rules came out as since they were set. */
  coverageOf(projectId: string): Promise<readonly object[]>;
  close(): Promise<void>;
}
interface EnginesOptions {
  /** The main project's folder; null keeps it in memory too. */
  readonly dataDir: string | null;
  readonly projectId: string;
  /** The rules every project begins with. */
  readonly gate: RulesGate;
  readonly parseRules: (source: string) => RulesGate;
  /** Of all projects; absent: no query is refused for want of an index. */
  readonly indexGuard?: IndexGuard;
  /** Absent: tokens are taken at their word. */
  readonly readToken?: TokenReader;
  /** Hears of the main project's commits, each with the id of its database. */
  readonly onCommit?: (commit: Commit, databaseId: string) => void;
  readonly log?: (line: string) => void;
}
interface Database {
  readonly engine: OpenEngine;
  readonly billed: Engine;
}
interface Project {
  /** One for all its databases. */
  gate: RulesGate;
  readonly databases: Map<string, Promise<Database>>;
}

/**
 * Opens the main project's default database. Other databases are opened when first named: those of the main project on
 * the disk, those of other projects, as rules-unit-testing makes them, in memory.
 * @throws StoreError when the main project's data cannot be used
 */
export async function openEngines(options: EnginesOptions): Promise<Engines> {
  const meter = new Meter();
  const journal = new Journal();
  const log = (line: string) => {
    journal.add(line);
    options.log?.(line);
  };
  const projects = new Map<string, Project>();
  const projectOf = (projectId: string): Project => {
    const project = projects.get(projectId) ?? { gate: options.gate, databases: new Map() };
    projects.set(projectId, project);
    return project;
  };
  const databaseOf = (name: DatabaseName): Promise<Database> => {
    const project = projectOf(name.projectId);
    const database =
      project.databases.get(name.databaseId) ?? openDatabase({ ...options, log }, project, name, meter);
    project.databases.set(name.databaseId, database);
    return database;
  };
  await databaseOf({ projectId: options.projectId, databaseId: DEFAULT_DATABASE });
  return {
    meter,
    readToken: options.readToken ?? tokenReader(null),
    journal,
    engineOf: async (name) => (await databaseOf(name)).engine,
    billedEngineOf: async (name) => (await databaseOf(name)).billed,
    async setRules(projectId, source) {
      projectOf(projectId).gate = parsed(options, source);
    },
    projects: () => [...projects.keys()],
    coverageOf: async (projectId) => projectOf(projectId).gate.coverage?.() ?? [],
    async close() {
      for (const { databases } of projects.values())
        for (const database of databases.values()) await (await database).engine.close();
    },
  };
}

async function openDatabase(
  { dataDir, log, indexGuard, onCommit, ...main }: EnginesOptions,
  project: Project,
  { projectId, databaseId }: DatabaseName,
  meter: Meter,
): Promise<Database> {
  const isMain = projectId === main.projectId;
  const engine = await openEngine({
    projectId,
    databaseId,
    dataDir: isMain && dataDir !== null ? databaseFolder(dataDir, databaseId) : null,
    gate: { decide: (request) => decide(project.gate, request, meter) },
    indexGuard,
    log,
  });
  if (isMain && onCommit) engine.onCommit((commit) => onCommit(commit, databaseId));
  return { engine, billed: billedEngine(engine, meter) };
}

/** Documents that rules read are paid for even where they refuse. */
function decide(gate: RulesGate, request: RulesRequest, meter: Meter): RulesDecision {
  const before = request.documentsRead?.size ?? 0;
  const decision = gate.decide(request);
  meter.add(request.spender, { rulesReads: (request.documentsRead?.size ?? 0) - before });
  return decision;
}

function parsed({ parseRules }: EnginesOptions, source: string): RulesGate {
  try {
    return parseRules(source);
  } catch (error) {
    throw new StatusError('INVALID_ARGUMENT', error instanceof Error ? error.message : String(error));
  }
}

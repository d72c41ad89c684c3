import { openEngine, type OpenEngine } from './engine/engine';
import type { IndexGuard } from './indexes/index-guard';
import { Journal } from '../status/journal';
import { billedEngine } from '../usage/billed-engine';
import { Meter } from '../usage/meter';
import {
  StatusError,
  type Engine,
  type RulesDecision,
  type RulesGate,
  type RulesRequest,
} from './engine/types';

/** The projects that one server serves. */
export interface Engines {
  /** For listeners, who count what they tell. */
  engineOf(projectId: string): Promise<Engine>;
  /** For single requests, which are counted for their callers. */
  billedEngineOf(projectId: string): Promise<Engine>;
  readonly meter: Meter;
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
  readonly log?: (line: string) => void;
}
interface Project {
  readonly engine: OpenEngine;
  readonly billed: Engine;
  gate: RulesGate;
}

/**
 * Opens the main project; others, as rules-unit-testing makes them, are opened in memory when first named.
 * @throws StoreError when the main project's data cannot be used
 */
export async function openEngines(options: EnginesOptions): Promise<Engines> {
  const meter = new Meter();
  const journal = new Journal();
  const log = (line: string) => {
    journal.add(line);
    options.log?.(line);
  };
  const projects = new Map<string, Promise<Project>>();
  const projectOf = (projectId: string): Promise<Project> => {
    const known = projects.get(projectId) ?? openProject({ ...options, log }, projectId, meter);
    projects.set(projectId, known);
    return known;
  };
  await projectOf(options.projectId);
  return {
    meter,
    journal,
    engineOf: async (projectId) => (await projectOf(projectId)).engine,
    billedEngineOf: async (projectId) => (await projectOf(projectId)).billed,
    async setRules(projectId, source) {
      const project = await projectOf(projectId);
      project.gate = parsed(options, source);
    },
    projects: () => [...projects.keys()],
    coverageOf: async (projectId) => (await projectOf(projectId)).gate.coverage?.() ?? [],
    async close() {
      for (const project of projects.values()) await (await project).engine.close();
    },
  };
}

async function openProject(
  { dataDir, gate, log, indexGuard, ...main }: EnginesOptions,
  projectId: string,
  meter: Meter,
): Promise<Project> {
  const engine = await openEngine({
    projectId,
    dataDir: projectId === main.projectId ? dataDir : null,
    gate: { decide: (request) => decide(project.gate, request, meter) },
    indexGuard,
    log,
  });
  const project: Project = { engine, billed: billedEngine(engine, meter), gate };
  return project;
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

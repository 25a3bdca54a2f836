/** Counts of the calls that ended in one hour, of one agent or of all agents of a project together. */
export interface HourlyCounts {
  projectId: string
  /** Empty for all agents together. */
  agentId: string
  /** Hours since 1970-01-01T00:00Z. */
  hour: number
  /** Counts by name; names have no dots. A missing count is zero. */
  counts: Record<string, number>
}

/** Sums by hour, so that figures over a long period are read without their calls. */
export interface CallFigures {
  /** Adds these counts, once for each `batchId`, however often it is tried. */
  add(batchId: string, counts: readonly HourlyCounts[]): Promise<void>
  /** Of the hours from `from` up to, but not including, `to`, in their order; hours without calls are missing. */
  read(query: { projectId: string; agentId: string; from: number; to: number }): Promise<HourlyCounts[]>
}

/** Adds up counts. */
export function addCounts(to: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) to[name] = (to[name] ?? 0) + count
}

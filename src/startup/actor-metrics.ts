import { Counter, Gauge, type Registry } from 'prom-client'
import type { Kernel } from '../actors/kernel.ts'
import type { ChainCheck } from '../actors/runtime/chain-check.ts'

/** Shows what the kernel holds in memory, and what the background check of journals has found. */
export function showActorMetrics(
  registry: Registry,
  kernel: Pick<Kernel, 'activationCount' | 'activationBytes' | 'skippedCount'>,
  chainCheck: Pick<ChainCheck, 'brokenActors' | 'verifiedEntries'>,
): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('parley_active_actors', 'Actors that are in memory.', () => kernel.activationCount)
  gauge('parley_active_bytes', 'Approximate memory of the actors in memory.', () => kernel.activationBytes)
  gauge(
    'parley_skipped_actors',
    'Actors that sweeps skip for a minute because they could not be loaded or woken.',
    () => kernel.skippedCount,
  )
  gauge(
    'parley_broken_journals',
    'Actors whose journals this node found broken when it last verified them.',
    () => chainCheck.brokenActors.size,
  )
  new Counter({
    name: 'parley_journal_entries_verified_total',
    help: 'Journal entries whose hashes this node has verified in the background.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(chainCheck.verifiedEntries)
    },
  })
}

import { Counter, Gauge, type Registry } from 'prom-client'
import type { Strangers } from './strangers.ts'

export function countStrangers(registry: Registry): Strangers {
  const refused = new Counter({
    name: 'parley_telephony_refused_total',
    help: 'Status callbacks and media sockets that were turned away, by reason.',
    labelNames: ['where', 'reason'],
    registers: [registry],
  })
  return { refused: (where, reason) => refused.inc({ where, reason }) }
}

export function showLiveCalls(registry: Registry, capacity: { readonly count: number }): void {
  new Gauge({
    name: 'parley_live_calls',
    help: 'Phone calls that this node has on the line, dialled ones included.',
    registers: [registry],
    collect() {
      this.set(capacity.count)
    },
  })
}

import ArrangeWorker from './arrange.worker.ts?worker&url'
import type { Arrangement } from './arrange.ts'
import type { FlowGraph } from './graph.ts'
import { nodeSize } from './node-size.ts'
import type { Positions } from './positions.ts'

let worker: Worker | null = null
let lastId = 0

/** Starts the worker before there is anything to arrange: a chart waits for it otherwise. */
export function startArranger(): Worker {
  worker ??= new Worker(ArrangeWorker, { type: 'module' })
  return worker
}

/** Arranges all steps in a worker, so that the page stays responsive. */
export function arrangeLater(graph: FlowGraph): Promise<Positions> {
  const arrangement: Arrangement = {
    nodes: graph.steps.map((step) => ({ key: step.key, ...nodeSize(step) })),
    arrows: graph.arrows.map(({ from, to }) => ({ from: from.key, to: to.key })),
  }
  const id = ++lastId
  const current = startArranger()
  return new Promise((resolve, reject) => {
    function onMessage({ data }: MessageEvent<{ id: number; positions: Positions }>): void {
      if (data.id !== id) return
      current.removeEventListener('message', onMessage)
      resolve(data.positions)
    }
    current.addEventListener('message', onMessage)
    current.addEventListener('error', () => reject(new Error('The steps could not be arranged.')), { once: true })
    current.postMessage({ id, arrangement })
  })
}

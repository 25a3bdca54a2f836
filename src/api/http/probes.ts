import type { FastifyInstance } from 'fastify'
import type { Store } from '../../ports/store.ts'
import { ServerStopping, StoreUnavailable } from '../../base/errors.ts'

/** `/healthz`: 200 while the process runs. `/readyz`: 200 while it can do its work and is not stopping, else 503. */
export function serveProbes(
  app: FastifyInstance,
  store: Pick<Store, 'isReachable'>,
  isStopping: () => boolean = () => false,
): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (isStopping()) throw new ServerStopping()
    if (!(await store.isReachable())) throw new StoreUnavailable('not reachable')
    return { status: 'ready' }
  })
}

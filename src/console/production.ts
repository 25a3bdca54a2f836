import { NotFound } from '../base/errors.ts'
import type { ConsoleDeps } from './console-deps.ts'

/** Throws 404 in production: for operations that exist only to try things out. */
export function refuseInProduction({ config }: Pick<ConsoleDeps, 'config'>): void {
  if (config.production) throw new NotFound('The built-in receiver is not there in production.')
}

import { describe, it } from 'vitest'
import { openKernel, type Kit, type KitOptions } from './kernel-kit.ts'

/**
 * Runs a test twice: normally, and with the process killed after every commit, before the result is returned or effects
 * run. Both runs must end the same way.
 */
export function scenario(name: string, setUp: () => KitOptions, story: (actors: Kit) => Promise<void>): void {
  describe(name, () => {
    it('in one go', async () => story(await openKernel(setUp())))
    it('with a crash after every commit', async () =>
      story(await openKernel({ ...setUp(), restartsAfterCommits: true })))
  })
}

import { describe, it } from 'vitest'
import { openKernel, type Kit, type KitOptions } from './kernel-kit.ts'

/**
 * Runs a story twice: as it is, and with the process killed after every single commit, before its answer is given or
 * its effects run. Both must end the same way.
 */
export function scenario(name: string, setUp: () => KitOptions, story: (actors: Kit) => Promise<void>): void {
  describe(name, () => {
    it('in one go', async () => story(await openKernel(setUp())))
    it('with a crash after every commit', async () =>
      story(await openKernel({ ...setUp(), restartsAfterCommits: true })))
  })
}

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that wait for real time most of the time: a browser that shows a page, a phone call that is spoken, a network
 * that hangs.
 */
const WAITING = ['test/web/journeys/newcomer.test.ts', 'test/web/journeys/', 'test/nodes/', 'test/watch/']

/**
 * Starts the files that wait first, so that the other files fill the processors meanwhile and none of them is left for
 * the end of a run. Vitest orders the rest by the durations of the last run, or by size where there was none.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = WAITING.findIndex((path) => moduleId.includes(path))
      return rank === -1 ? WAITING.length : rank
    }
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}

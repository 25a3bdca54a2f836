export const TEST_MODES = ['text', 'voice', 'phone', 'people'] as const
type TestMode = (typeof TEST_MODES)[number]

export interface TestSearch {
  /** The current conversation. */
  call?: string
  /** Omitted for text. */
  mode?: Exclude<TestMode, 'text'>
}

export function readTestSearch(search: Record<string, unknown>): TestSearch {
  const { call } = search
  const mode = TEST_MODES.find((each) => each === search['mode'])
  return {
    ...(typeof call === 'string' && { call }),
    ...(mode !== undefined && mode !== 'text' && { mode }),
  }
}

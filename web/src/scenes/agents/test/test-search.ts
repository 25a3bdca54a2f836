export const TEST_MODES = ['text', 'voice', 'phone'] as const
type TestMode = (typeof TEST_MODES)[number]

export interface TestSearch {
  /** The current conversation. */
  call?: string
  /** Omitted for text. */
  mode?: Exclude<TestMode, 'text'>
}

export function readTestSearch(search: Record<string, unknown>): TestSearch {
  const { call, mode } = search
  return {
    ...(typeof call === 'string' && { call }),
    ...((mode === 'voice' || mode === 'phone') && { mode }),
  }
}

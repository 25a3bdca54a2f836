/** Names of today for those that runtimes still give as the canonical ones. */
const RENAMED = new Map([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Europe/Kiev', 'Europe/Kyiv'],
])

/**
 * The canonical name, such as `Asia/Kolkata`, of a time zone named in any case or by an older name; null if there is
 * none.
 */
export function canonicalTimeZone(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,60}$/.test(name)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return RENAMED.get(timeZone) ?? timeZone
  } catch {
    return null
  }
}

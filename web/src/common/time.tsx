import { useSyncExternalStore } from 'react'
import { useLanguage } from '../i18n/texts-provider.tsx'
import { getNow, subscribeToNow } from './now.ts'
import { exactTime, relativeTime, shortTime } from './times.ts'

/** A time in the user's time zone; the exact one with its zone is shown on hover. */
export function Time({ at, relative = false }: { at: string; relative?: boolean }) {
  const { language } = useLanguage()
  const now = useSyncExternalStore(subscribeToNow, getNow)
  return (
    <time dateTime={at} title={exactTime(at, language)}>
      {relative ? relativeTime(at, now, language) : shortTime(at, now, language)}
    </time>
  )
}

import { useSyncExternalStore } from 'react'
import { useLanguage } from '../i18n/texts-provider.tsx'
import { getNow, subscribeToNow } from './now.ts'
import { exactTime, fullTime, relativeTime, shortTime } from './times.ts'

interface TimeProps {
  at: string
  /** Default `short`, for lists; `full` where one thing is looked at closely, also on paper. */
  form?: 'short' | 'relative' | 'full'
}

const FORMS = { short: shortTime, relative: relativeTime, full: fullTime }

/** A time in the user's time zone; the exact one with its zone is shown on hover. */
export function Time({ at, form = 'short' }: TimeProps) {
  const { language } = useLanguage()
  const now = useSyncExternalStore(subscribeToNow, getNow)
  return (
    <time dateTime={at} title={exactTime(at, language)}>
      {FORMS[form](at, now, language)}
    </time>
  )
}

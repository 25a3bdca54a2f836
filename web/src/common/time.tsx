import { useSyncExternalStore } from 'react'
import { useLanguage } from '../i18n/texts-provider.tsx'
import { exactTime, relativeTime, shortTime } from './times.ts'

const TICK_MS = 15_000

/** A time in the user's time zone; the exact one with its zone is shown on hover. */
export function Time({ at, relative = false }: { at: string; relative?: boolean }) {
  const { language } = useLanguage()
  const now = useNow()
  return (
    <time dateTime={at} title={exactTime(at, language)}>
      {relative ? relativeTime(at, now, language) : shortTime(at, now, language)}
    </time>
  )
}

let current = Date.now()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

/** The current time, updated a few times a minute by one timer for the whole page. */
function useNow(): number {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    current = Date.now()
    for (const each of listeners) each()
  }, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }
}

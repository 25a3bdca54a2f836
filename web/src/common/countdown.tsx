import { useEffect, useState } from 'react'
import { useLanguage } from '../i18n/texts-provider.tsx'
import { Time } from './time.tsx'
import { exactTime } from './times.ts'

const SECOND_MS = 1_000
const DAY_MS = 86_400_000

/** The time that is left until a moment, by the second: "9:58", "1:02:07". What is over, or a day away, is told in words. */
export function Countdown({ at }: { at: string }) {
  const { language } = useLanguage()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const left = Date.parse(at) - now
  if (left <= 0 || left >= DAY_MS) return <Time at={at} form="relative" />
  return (
    <time dateTime={at} title={exactTime(at, language)}>
      {clockText(left)}
    </time>
  )
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS)
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const padded = (part: number) => String(part).padStart(2, '0')
  return h > 0 ? `${h}:${padded(m)}:${padded(s)}` : `${m}:${padded(s)}`
}

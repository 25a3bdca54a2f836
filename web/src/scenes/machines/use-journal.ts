import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Schemas } from '../../api/types.ts'
import { Problem } from '../../api/problem.ts'
import { mergeEntries, pagesToRead, type Journal } from '../../machine/journal.ts'
import { actorQuery, readPage, type ActorAddress } from './queries.ts'

export type Entry = Schemas['Entry']

interface ReadJournal {
  entries: Journal<Entry>
  problem: Problem | null
  retry: () => void
}

/**
 * The journal of an actor. The shown entry (the newest for null) and the newest ones are read first, then all others;
 * later only new ones.
 */
export function useJournal(address: ActorAddress, shown: number | null): ReadJournal {
  const actor = useQuery(actorQuery(address))
  const latest = actor.data?.seq ?? null
  const [entries, setEntries] = useState<Journal<Entry>>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { type, id } = address
  const isReading = useRef(false)
  // What is looked at meanwhile decides what is read next, but ends no request.
  const looked = useRef(shown)
  useEffect(() => {
    looked.current = shown
  }, [shown])

  useEffect(() => {
    if (latest === null || isReading.current) return
    const pages = pagesToRead(entries, latest, Math.min(looked.current ?? latest, latest))
    if (pages.length === 0) return
    isReading.current = true
    Promise.all(pages.map((page) => readPage({ type, id }, page))).then(
      (read) => {
        isReading.current = false
        setProblem(null)
        setEntries((before) => mergeEntries(before, read.flat()))
      },
      (error: unknown) => {
        isReading.current = false
        setProblem(error instanceof Problem ? error : new Problem(500, ''))
      },
    )
  }, [type, id, latest, entries, attempt])

  return { entries, problem: problem ?? actor.error, retry: () => setAttempt((before) => before + 1) }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Schemas } from '../../api/types.ts'
import { Problem } from '../../api/problem.ts'
import { mergeEntries } from '../../machine/journal.ts'
import { actorQuery, readEntries, type ActorAddress } from './queries.ts'

export type Entry = Schemas['Entry']

interface Journal {
  entries: Entry[]
  problem: Problem | null
  isComplete: boolean
  retry: () => void
}

/** The whole journal of an actor; only new entries are fetched. */
export function useJournal(address: ActorAddress): Journal {
  const actor = useQuery(actorQuery(address))
  const latest = actor.data?.seq ?? null
  const [entries, setEntries] = useState<Entry[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const known = entries.at(-1)?.seq ?? 0
  const { type, id } = address

  useEffect(() => {
    if (latest === null || known >= latest) return
    let isStale = false
    readEntries({ type, id }, known).then(
      (read) => {
        if (isStale) return
        setProblem(null)
        setEntries((before) => mergeEntries(before, read))
      },
      (error: unknown) => {
        if (!isStale) setProblem(error instanceof Problem ? error : new Problem(500, ''))
      },
    )
    return () => {
      isStale = true
    }
  }, [type, id, latest, known, attempt])

  return {
    entries,
    problem: problem ?? actor.error,
    isComplete: latest !== null && known >= latest,
    retry: () => setAttempt((before) => before + 1),
  }
}

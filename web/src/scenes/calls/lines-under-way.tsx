import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '../../api/types.ts'
import { languageOf } from '../../common/language-of.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { unrecordedTurn } from '../../machine/unrecorded-turn.ts'
import { actorQuery } from '../machines/queries.ts'
import { actorTypeOf } from './actor-type-of.ts'
import styles from './transcript.module.css'

/** Below the transcript of a running call: what the person said last, and what the agent is saying. */
export function LinesUnderWay({ call }: { call: Call }) {
  const { calls } = useTexts()
  const { data: actor } = useQuery(actorQuery({ type: actorTypeOf(call), id: call.id }))
  const count = call.turns.length
  const latest = actor ? unrecordedTurn(actor.context) : null
  const [shown, setShown] = useState(latest)
  // The call and its state are asked for apart: what is shown stays until its turn is recorded.
  if (latest?.index === count && (latest.heard !== shown?.heard || latest.reply !== shown.reply)) setShown(latest)
  if (shown?.index !== count || (shown.heard === null && shown.reply === null)) return null
  return (
    <div className={styles.underWay}>
      {shown.heard !== null && (
        <p className={styles.person} lang={languageOf(shown.heard)}>
          <span className="visually-hidden">{calls.person}: </span>
          {shown.heard}
        </p>
      )}
      {shown.reply !== null && (
        <p className={styles.agent} lang={languageOf(shown.reply)}>
          <span className="visually-hidden">{calls.agent}: </span>
          {shown.reply}
        </p>
      )}
    </div>
  )
}

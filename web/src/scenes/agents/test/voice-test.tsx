import { Button } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Empty } from '../../../common/empty.tsx'
import { Icon } from '../../../common/icon.tsx'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import type { VoiceLine } from '../../../voice/voice-line.ts'
import { callQuery } from '../../calls/queries.ts'
import { connectionsQuery } from '../../connections/queries.ts'
import { agentQuery } from '../queries.ts'
import { ConversationLog } from './conversation-log.tsx'
import styles from './text-test.module.css'
import { variablesOf } from './variables.ts'

type Phase = 'idle' | 'connecting' | 'talking' | 'over'

/** Trying an agent by microphone, where a speech vendor is connected; where none is, that is said. */
export function VoiceTest() {
  const { test } = useTexts()
  const { projectId = '', agentId = '' } = useParams({ strict: false })
  const connections = useQuery(connectionsQuery(projectId))
  if (!connections.data) return null
  const canHear = connections.data.some(
    ({ kind, connected, provider }) => kind === 'speech' && connected && provider !== 'builtin',
  )
  if (canHear) return <Talk agentId={agentId} />
  return (
    <Empty
      icon="mic"
      action={
        <Button
          renderRoot={(props) => <Link to="/projects/$projectId/connections" params={{ projectId }} {...props} />}
        >
          {test.connectSpeech}
        </Button>
      }
    >
      {test.voiceNoVendor}{' '}
      <Link to="/projects/$projectId/agents/$agentId/test" params={{ projectId, agentId }} search={{ mode: 'phone' }}>
        {test.listenInstead}
      </Link>
    </Empty>
  )
}

function Talk({ agentId }: { agentId: string }) {
  const { test } = useTexts()
  const { data: agent } = useSuspenseQuery(agentQuery(agentId))
  const line = useRef<VoiceLine | null>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const [callId, setCallId] = useState<string | null>(null)
  const [partial, setPartial] = useState('')
  const [level, setLevel] = useState(0)
  const [reason, setReason] = useState('')
  const call = useQuery({ ...callQuery(callId ?? ''), enabled: callId !== null })

  useEffect(() => () => line.current?.hangUp(), [])

  async function start(): Promise<void> {
    setPhase('connecting')
    setReason('')
    const variables = Object.fromEntries(variablesOf(agent.flow).map(({ name, example }) => [name, example]))
    try {
      const { openVoiceLine } = await import('../../../voice/voice-line.ts')
      line.current = await openVoiceLine({
        agentId,
        variables,
        flow: 'published',
        onLevel: setLevel,
        onMessage(message) {
          if (message.type === 'started') {
            setCallId(message.callId)
            setPhase('talking')
          }
          if (message.type === 'partial') setPartial(message.text)
          if (message.type === 'line') setPartial('')
          if (message.type === 'failed') setReason(message.message)
          if (message.type === 'line' || message.type === 'ended') void call.refetch()
        },
        onClose(why) {
          setPhase('over')
          setLevel(0)
          if (why !== '') setReason((known) => known || test.voiceFailed(why))
        },
      })
    } catch {
      setPhase('idle')
      setReason(test.microphoneRefused)
    }
  }

  const isTalking = phase === 'connecting' || phase === 'talking'
  return (
    <div className={styles.narrow}>
      <p>{test.voiceLead}</p>
      <div className={styles.buttons}>
        {isTalking ? (
          <Button variant="default" leftSection={<Icon name="stop" size={16} />} onClick={() => line.current?.hangUp()}>
            {test.voiceEnd}
          </Button>
        ) : (
          <Button leftSection={<Icon name="mic" size={16} />} disabled={!agent.ready} onClick={() => void start()}>
            {test.voiceStart}
          </Button>
        )}
      </div>
      {isTalking && (
        <div
          className={styles.level}
          role="meter"
          aria-label={test.microphoneLevel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(Math.min(1, level * 4) * 100)}
        >
          <span style={{ width: `${Math.min(1, level * 4) * 100}%` }} />
        </div>
      )}
      <p>
        {test.currentStep}:{' '}
        <strong role="status" aria-label={test.currentStep}>
          {call.data?.turns.at(-1)?.nodeId ?? test.noStep}
        </strong>
      </p>
      <p role="status">
        {phase === 'connecting' && test.connecting}
        {phase === 'talking' && (partial === '' ? test.listening : test.hearing(partial))}
        {reason}
      </p>
      {call.data && <ConversationLog turns={call.data.turns} pending={null} />}
    </div>
  )
}

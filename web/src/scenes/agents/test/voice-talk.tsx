import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../../../api/problem.ts'
import { Icon } from '../../../common/icon.tsx'
import { problemText } from '../../../common/problem-text.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import type { VoiceLine } from '../../../voice/voice-line.ts'
import { callQuery } from '../../calls/queries.ts'
import { useDraftFlow } from '../draft/use-draft-flow.ts'
import { ConversationLog } from './conversation-log.tsx'
import { MicrophoneLevel } from './microphone-level.tsx'
import { TestColumns } from './test-columns.tsx'
import { TestEnd } from './test-end.tsx'
import styles from './text-test.module.css'
import { useTestVariables } from './use-test-variables.ts'
import { VariableFields } from './variable-fields.tsx'

type Phase = 'idle' | 'connecting' | 'talking' | 'over'

/** A voice conversation with the draft by microphone, through the media pipeline of phone calls. */
export function VoiceTalk({ isBuiltin }: { isBuiltin: boolean }) {
  const texts = useTexts()
  const { test } = texts
  const { agentId = '' } = useParams({ strict: false })
  const { flow, ready, save } = useDraftFlow()
  const given = useTestVariables(agentId, flow)
  const line = useRef<VoiceLine | null>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const [callId, setCallId] = useState<string | null>(null)
  const [partial, setPartial] = useState('')
  const [level, setLevel] = useState(0)
  const [reason, setReason] = useState('')
  const call = useQuery({ ...callQuery(callId ?? ''), enabled: callId !== null })
  const queryClient = useQueryClient()

  useEffect(() => () => line.current?.hangUp(), [])

  async function start(): Promise<void> {
    setPhase('connecting')
    setReason('')
    setPartial('')
    try {
      await save()
    } catch (problem) {
      setPhase('idle')
      return setReason(problemText(problem as Problem, texts))
    }
    try {
      const { CALL_OVER, openVoiceLine } = await import('../../../voice/voice-line.ts')
      let id = ''
      const askForCall = () => void queryClient.invalidateQueries({ queryKey: callQuery(id).queryKey })
      line.current = await openVoiceLine({
        ...{ agentId, variables: given.values, flow: 'draft', onLevel: setLevel },
        onMessage(message) {
          if (message.type === 'started') {
            id = message.callId
            setCallId(id)
            setPhase('talking')
          }
          if (message.type === 'partial') setPartial(message.text)
          if (message.type === 'line') setPartial('')
          if (message.type === 'failed') setReason(texts.problems.refusal(message.message))
          if (message.type === 'line' || message.type === 'ended') askForCall()
        },
        onClose({ code, reason: why }) {
          setPhase('over')
          setLevel(0)
          setPartial('')
          askForCall()
          if (code !== CALL_OVER) setReason((known) => known || test.voiceFailed(texts.problems.refusal(why)))
        },
      })
    } catch {
      setPhase('idle')
      setReason(test.microphoneRefused)
    }
  }

  const isTalking = phase === 'connecting' || phase === 'talking'
  const buttons = isTalking ? (
    <Button variant="default" leftSection={<Icon name="stop" size={16} />} onClick={() => line.current?.hangUp()}>
      {test.voiceEnd}
    </Button>
  ) : (
    <Button leftSection={<Icon name="mic" size={16} />} disabled={!ready} onClick={() => void start()}>
      {test.voiceStart}
    </Button>
  )
  return (
    <TestColumns flow={flow} call={call.data} buttons={<span className={styles.buttons}>{buttons}</span>}>
      <p className={styles.none}>{ready ? test.voiceLead : test.notReady}</p>
      {isBuiltin && <p className={styles.none}>{test.builtinSpeech}</p>}
      {isTalking && <MicrophoneLevel level={level} />}
      <p role="status" aria-label={test.voiceState} className={styles.end}>
        {phase === 'connecting' && test.connecting}
        {phase === 'talking' && (partial === '' ? test.listening : test.hearing(partial))}
        {reason}
      </p>
      {call.data && <ConversationLog turns={call.data.turns} pending={null} />}
      <TestEnd call={call.data} />
      {!isTalking && <VariableFields {...given} />}
    </TestColumns>
  )
}

import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Problem } from '../../../api/problem.ts'
import { Icon } from '../../../common/icon.tsx'
import { problemText } from '../../../common/problem-text.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { listenOnce, readAloud, spokenLanguage, stopReading } from '../../../voice/browser-speech.ts'
import { useDraftFlow } from '../draft/use-draft-flow.ts'
import { ConversationLog } from './conversation-log.tsx'
import { TestColumns } from './test-columns.tsx'
import { TestEnd } from './test-end.tsx'
import styles from './text-test.module.css'
import { useTestConversation } from './use-test-conversation.ts'
import { useTestVariables } from './use-test-variables.ts'
import { VariableFields } from './variable-fields.tsx'

type Phase = 'idle' | 'thinking' | 'speaking' | 'listening'

/** Silences in a row after which the browser stops listening. */
const MAX_SILENCES = 2

/** A text conversation by voice: the browser itself recognises speech, and reads the replies aloud. */
export function BrowserTalk() {
  const texts = useTexts()
  const { test } = texts
  const { agentId = '' } = useParams({ strict: false })
  const { flow, ready, save } = useDraftFlow()
  const { call, start, send, end, answeredIn, pending } = useTestConversation(save)
  const given = useTestVariables(agentId, flow)
  const [phase, setPhase] = useState<Phase>('idle')
  const [partial, setPartial] = useState('')
  const [reason, setReason] = useState('')
  /** Stops the current activity; results of activities with another number are ignored. */
  const talk = useRef({ number: 0, stop: () => {} })

  function stop(): void {
    talk.current.number += 1
    talk.current.stop()
    stopReading()
    setPhase('idle')
    setPartial('')
  }
  useEffect(() => {
    const current = talk.current
    return () => {
      current.number += 1
      current.stop()
      stopReading()
    }
  }, [])

  const begin = () => void goOn(async () => (await start.mutateAsync(given.values)).answer)

  /** Sends a request to the agent, reads the reply aloud, and listens. */
  async function goOn(ask: () => Promise<{ reply: string; ended: boolean }>): Promise<void> {
    const { number } = talk.current
    const isOver = () => talk.current.number !== number
    setPhase('thinking')
    setPartial('')
    setReason('')
    try {
      const { reply, ended } = await ask()
      if (isOver()) return
      setPhase('speaking')
      await readAloud(reply, spokenLanguage(reply))
      if (isOver()) return
      if (ended) return setPhase('idle')
      listen(spokenLanguage(reply), 0)
    } catch (problem) {
      setPhase('idle')
      setReason(problemText(problem as Problem, texts))
    }
  }

  function listen(language: string, silences: number): void {
    setPhase('listening')
    talk.current.stop = listenOnce({
      language,
      onPartial: setPartial,
      onEnd(result) {
        if ('failed' in result) {
          setPhase('idle')
          setReason(result.failed === 'not-allowed' ? test.microphoneRefused : test.recognitionFailed(result.failed))
        } else if (result.said !== '') {
          void goOn(async () => (await send.mutateAsync(result.said)).answer)
        } else if (silences + 1 < MAX_SILENCES) listen(language, silences + 1)
        else setPhase('idle')
      },
    })
  }

  const hasEnded = call.data?.status === 'ended'
  const isOpen = call.data !== undefined && !hasEnded
  const resume = () => listen(spokenLanguage(call.data?.turns.at(-1)?.agentText ?? ''), 0)
  const buttons = (
    <span className={styles.buttons}>
      {phase === 'idle' && isOpen && (
        <Button leftSection={<Icon name="mic" size={16} />} onClick={resume}>
          {test.browserResume}
        </Button>
      )}
      {phase === 'speaking' && (
        <Button variant="default" onClick={stopReading}>
          {test.browserInterrupt}
        </Button>
      )}
      {phase === 'idle' && !isOpen && (
        <Button leftSection={<Icon name="mic" size={16} />} disabled={!ready} onClick={begin}>
          {test.browserStart}
        </Button>
      )}
      {(phase !== 'idle' || isOpen) && (
        <Button
          variant="default"
          leftSection={<Icon name="stop" size={16} />}
          onClick={() => {
            stop()
            end.mutate()
          }}
        >
          {test.end}
        </Button>
      )}
    </span>
  )
  return (
    <TestColumns flow={flow} call={call.data} answeredIn={answeredIn} buttons={buttons}>
      <p className={styles.none}>{ready ? test.browserLead : test.notReady}</p>
      <p role="status" aria-label={test.voiceState} className={styles.end}>
        {phase === 'thinking' && test.thinking}
        {phase === 'speaking' && test.speaking}
        {phase === 'listening' && (partial === '' ? test.listening : test.hearing(partial))}
        {reason}
      </p>
      {call.data && <ConversationLog turns={call.data.turns} pending={pending} />}
      <TestEnd call={call.data} />
      {call.data === undefined && <VariableFields {...given} />}
    </TestColumns>
  )
}

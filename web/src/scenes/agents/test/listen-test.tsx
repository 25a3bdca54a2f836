import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { serviceQuery } from '../../../api/session-queries.ts'
import { Icon } from '../../../common/icon.tsx'
import { Failure } from '../../../common/query-state.tsx'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { canSpeak, readAloud, spokenLanguage, stopReading } from '../../../voice/browser-speech.ts'
import { callQuery } from '../../calls/queries.ts'
import { useDraftFlow } from '../draft/use-draft-flow.ts'
import { ConversationLog } from './conversation-log.tsx'
import { TestColumns } from './test-columns.tsx'
import { TestEnd } from './test-end.tsx'
import styles from './text-test.module.css'
import { useTestVariables } from './use-test-variables.ts'

/** The agent calls a simulated person, and the browser reads both sides aloud, each turn once it is complete. */
export function ListenTest({ onClose }: { onClose(this: void): void }) {
  const { test } = useTexts()
  const { agentId = '' } = useParams({ strict: false })
  const { flow } = useDraftFlow()
  const { values: variables } = useTestVariables(agentId, flow)
  const service = useQuery(serviceQuery())
  const to = service.data?.simulatedPeople[0]?.number
  const place = useMutation({
    mutationFn: (number: string) =>
      unwrap(
        api.POST('/console/api/agents/{id}/test-calls', {
          params: { path: { id: agentId } },
          body: { to: number, variables },
        }),
      ),
  })
  const callId = place.data?.id
  const call = useQuery({ ...callQuery(callId ?? ''), enabled: callId !== undefined })
  useReadAloud(call.data?.turns ?? [])
  const { mutate } = place
  const begin = () => to !== undefined && mutate(to)

  return (
    <TestColumns
      flow={flow}
      call={call.data}
      buttons={
        <span className={styles.buttons}>
          <Button
            leftSection={<Icon name="calls" size={16} />}
            loading={place.isPending || (callId !== undefined && call.data?.status !== 'ended')}
            disabled={to === undefined}
            onClick={begin}
          >
            {test.listenStart}
          </Button>
          <Button variant="default" onClick={onClose}>
            {test.listenStop}
          </Button>
        </span>
      }
    >
      <p className={styles.none}>
        {test.listenLead} {!canSpeak() && test.noVoices}
      </p>
      {place.error && <Failure problem={place.error} />}
      {call.data && <ConversationLog turns={call.data.turns} pending={null} />}
      <TestEnd call={call.data} />
    </TestColumns>
  )
}

/** Reads turns aloud as they arrive, each once and in order. */
function useReadAloud(turns: readonly { id: string; callerText: string | null; agentText: string }[]): void {
  const read = useRef(new Set<string>())
  const last = useRef(Promise.resolve())
  useEffect(() => {
    for (const { id, callerText, agentText } of turns) {
      if (read.current.has(id)) continue
      read.current.add(id)
      last.current = last.current
        .then(() => (callerText === null ? undefined : readAloud(callerText, spokenLanguage(callerText), 'person')))
        .then(() => readAloud(agentText, spokenLanguage(agentText)))
    }
  }, [turns])
  useEffect(() => stopReading, [])
}

import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { Empty } from '../../../common/empty.tsx'
import { Icon } from '../../../common/icon.tsx'
import { Failure } from '../../../common/query-state.tsx'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useDraftFlow } from '../draft/use-draft-flow.ts'
import { ConversationLog } from './conversation-log.tsx'
import { MessageForm } from './message-form.tsx'
import { suggestionsFor } from './suggestions.ts'
import { TestColumns } from './test-columns.tsx'
import { TestEnd } from './test-end.tsx'
import { useTestConversation } from './use-test-conversation.ts'
import { useRewind } from './use-rewind.ts'
import { useTestVariables } from './use-test-variables.ts'
import { VariableFields } from './variable-fields.tsx'

/** Tests the draft by text: the flow with the current step highlighted, the conversation, the collected values. */
export function TextTest() {
  const { test } = useTexts()
  const { agentId = '' } = useParams({ strict: false })
  const { flow, ready, save } = useDraftFlow()
  const { callId, call, start, send, end, answeredIn, pending } = useTestConversation(save)
  const { rewind, problem: rewindProblem } = useRewind(save, call.data)
  const given = useTestVariables(agentId, flow)
  const turns = call.data?.turns ?? []
  const step = turns.at(-1)?.nodeId ?? null
  const hasEnded = call.data?.status === 'ended'

  const begin = () => start.mutate(given.values)
  const beginButton = (
    <Button
      onClick={begin}
      loading={start.isPending}
      disabled={!ready}
      leftSection={<Icon name={callId === undefined ? 'play' : 'refresh'} size={16} />}
    >
      {callId === undefined ? test.start : test.startAgain}
    </Button>
  )
  const endButton = callId !== undefined && !hasEnded && (
    <Button
      variant="default"
      leftSection={<Icon name="stop" size={16} />}
      loading={end.isPending}
      onClick={() => end.mutate()}
    >
      {test.end}
    </Button>
  )

  return (
    <TestColumns flow={flow} call={call.data} answeredIn={answeredIn} buttons={endButton}>
      {callId === undefined ? (
        <Empty icon="chat" action={beginButton}>
          {ready ? test.lead : test.notReady}
        </Empty>
      ) : (
        <ConversationLog turns={turns} pending={pending} rewind={rewind} />
      )}
      {callId === undefined && <VariableFields {...given} />}
      {start.error && <Failure problem={start.error} retry={begin} isRetrying={start.isPending} />}
      {rewindProblem && <Failure problem={rewindProblem} />}
      {end.error && <Failure problem={end.error} />}
      {call.error && <Failure problem={call.error} retry={() => void call.refetch()} />}
      <TestEnd call={call.data} again={beginButton} />
      {callId !== undefined && (
        <MessageForm
          key={callId}
          callId={callId}
          suggestions={hasEnded || step === null ? [] : suggestionsFor(flow, step)}
          isWorking={send.isPending}
          isOver={hasEnded}
          problem={send.error}
          onSend={(text) => send.mutateAsync(text)}
        />
      )}
    </TestColumns>
  )
}

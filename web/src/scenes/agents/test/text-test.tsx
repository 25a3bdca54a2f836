import { Button, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { fieldValue } from '../../../common/field-value.ts'
import { DataTable } from '../../../common/data-table.tsx'
import { Empty } from '../../../common/empty.tsx'
import { Icon } from '../../../common/icon.tsx'
import { useKept } from '../../../common/kept.ts'
import { Failure } from '../../../common/query-state.tsx'
import { Section } from '../../../common/section.tsx'
import { duration } from '../../../common/times.ts'
import { useLanguage } from '../../../i18n/texts-provider.tsx'
import { outcomeText } from '../../calls/call-status.tsx'
import { FlowOutline } from '../flow/flow-outline.tsx'
import { agentQuery } from '../queries.ts'
import { ConversationLog } from './conversation-log.tsx'
import { MessageForm } from './message-form.tsx'
import { suggestionsFor } from './suggestions.ts'
import styles from './text-test.module.css'
import { useTestConversation } from './use-test-conversation.ts'
import { variablesOf } from './variables.ts'

/** Trying an agent in text: the flow with the current step lit, the conversation, what was collected. */
export function TextTest() {
  const { language, texts } = useLanguage()
  const { test, calls } = texts
  const { projectId = '', agentId = '' } = useParams({ strict: false })
  const { data: agent } = useSuspenseQuery(agentQuery(agentId))
  const { callId, call, start, send, end, answeredIn } = useTestConversation()
  const variables = variablesOf(agent.flow)
  const [given, setGiven] = useKept<Record<string, string>>(
    `test-variables.${agentId}`,
    Object.fromEntries(variables.map(({ name, example }) => [name, example])),
  )
  const turns = call.data?.turns ?? []
  const step = turns.at(-1)?.nodeId ?? null
  const hasEnded = call.data?.status === 'ended'
  const passed = new Set(turns.map(({ nodeId }) => nodeId))

  const begin = () => start.mutate(given)
  const beginButton = (
    <Button
      onClick={begin}
      loading={start.isPending}
      disabled={!agent.ready}
      leftSection={<Icon name={callId === undefined ? 'play' : 'refresh'} size={16} />}
    >
      {callId === undefined ? test.start : test.startAgain}
    </Button>
  )

  return (
    <div className={styles.columns}>
      <div className={styles.flow}>
        <Section title={texts.flow.steps}>
          <FlowOutline flow={agent.flow} current={step} passed={passed} />
        </Section>
      </div>
      <div className={styles.talk}>
        <div className={styles.bar}>
          <span className={styles.now}>
            {test.currentStep}:{' '}
            <strong role="status" aria-label={test.currentStep}>
              {step ?? test.noStep}
            </strong>
          </span>
          {callId !== undefined && (
            <span className={styles.buttons}>
              {hasEnded && beginButton}
              {!hasEnded && (
                <Button
                  variant="default"
                  leftSection={<Icon name="stop" size={16} />}
                  loading={end.isPending}
                  onClick={() => end.mutate()}
                >
                  {test.end}
                </Button>
              )}
            </span>
          )}
        </div>
        {callId === undefined ? (
          <Empty icon="chat" action={beginButton}>
            {agent.ready ? test.lead : test.notReady}
          </Empty>
        ) : (
          <ConversationLog turns={turns} pending={send.isPending ? send.variables : null} />
        )}
        {callId === undefined && variables.length > 0 && (
          <Section title={test.variables} lead={test.variablesLead}>
            <div className={styles.variables}>
              {variables.map(({ name, description }) => (
                <TextInput
                  key={name}
                  label={name}
                  description={description}
                  value={given[name] ?? ''}
                  onChange={(event) => setGiven({ ...given, [name]: event.currentTarget.value })}
                />
              ))}
            </div>
          </Section>
        )}
        {start.error && <Failure problem={start.error} retry={begin} isRetrying={start.isPending} />}
        {end.error && <Failure problem={end.error} />}
        {call.error && <Failure problem={call.error} retry={() => void call.refetch()} />}
        {hasEnded && (
          <p className={styles.end}>
            {test.ended(outcomeText(call.data?.outcome ?? '', calls.outcomes))}{' '}
            <Link to="/projects/$projectId/calls/$callId" params={{ projectId, callId: callId ?? '' }}>
              {test.seeCall}
            </Link>
          </p>
        )}
        {callId !== undefined && (
          <MessageForm
            name={`test-message.${callId}`}
            suggestions={hasEnded || step === null ? [] : suggestionsFor(agent.flow, step)}
            isWorking={send.isPending}
            isOver={hasEnded}
            problem={send.error}
            onSend={(text) => send.mutateAsync(text)}
          />
        )}
      </div>
      <div className={styles.facts}>
        <Section title={test.fields}>
          {Object.keys(call.data?.fields ?? {}).length === 0 ? (
            <p className={styles.none}>{test.noFields}</p>
          ) : (
            <DataTable
              label={test.fields}
              columns={[
                { key: 'field', header: test.field, isMain: true, cell: ([name]) => name },
                { key: 'value', header: test.value, cell: ([, value]) => fieldValue(value, calls) },
              ]}
              rows={Object.entries(call.data?.fields ?? {})}
              rowKey={([name]) => name}
            />
          )}
        </Section>
        {turns.length > 0 && (
          <Section title={test.timing}>
            <DataTable
              label={test.timing}
              columns={[
                { key: 'turn', header: test.turn, isMain: true, cell: ({ index }) => index + 1 },
                {
                  key: 'understanding',
                  header: test.understanding,
                  align: 'end',
                  cell: ({ llmMs }) => (llmMs === null ? '–' : duration(llmMs, language)),
                },
                {
                  key: 'total',
                  header: test.total,
                  align: 'end',
                  cell: ({ index }) => {
                    const ms = answeredIn[index]
                    return ms === undefined ? '–' : duration(ms, language)
                  },
                },
              ]}
              rows={turns}
              rowKey={({ id }) => id}
            />
          </Section>
        )}
      </div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Call } from '../../api/types.ts'
import { CodeBlock } from '../../common/code-block.tsx'
import { Facts } from '../../common/facts.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { PageState } from '../../common/page-state.tsx'
import { Section } from '../../common/section.tsx'
import { Time } from '../../common/time.tsx'
import { duration } from '../../common/times.ts'
import { useLanguage } from '../../i18n/texts-provider.tsx'
import { DeliveryTable } from '../webhooks/delivery-table.tsx'
import { deliveriesQuery } from '../webhooks/queries.ts'
import { actorTypeOf } from './actor-type-of.ts'
import { providerName } from '../connections/provider-names.ts'
import styles from './call-page.module.css'
import { CallPath } from './call-path.tsx'
import { CallStatus } from './call-status.tsx'
import { EndCallButton } from './end-call-button.tsx'
import { EvidenceList, type MarkedWords } from './evidence-list.tsx'
import { LinesUnderWay } from './lines-under-way.tsx'
import { LivePhase } from './live-phase.tsx'
import { callQuery, evidenceQuery, pathQuery } from './queries.ts'
import { Transcript } from './transcript.tsx'

/** One call: its outcome, the transcript, the collected values and the words they came from. */
export function CallPage() {
  const { calls, problems } = useLanguage().texts
  const { projectId = '', callId = '' } = useParams({ strict: false })
  const query = useQuery(callQuery(callId))
  const turnCount = query.data?.turns.length ?? 0
  const evidence = useQuery({ ...evidenceQuery(callId, turnCount), enabled: query.data !== undefined })
  const path = useQuery({ ...pathQuery(callId, turnCount), enabled: query.data !== undefined })
  const [marked, setMarked] = useState<MarkedWords | null>(null)

  const trail = (
    <Link to="/projects/$projectId/calls" params={{ projectId }} activeOptions={{ exact: true }}>
      {calls.title}
    </Link>
  )

  return (
    <PageState title={calls.call} trail={trail} query={query} lines={8}>
      {(call) => (
        <>
          <PageHeader
            title={`${calls.call} · ${call.agent.name}`}
            trail={trail}
            beside={
              <span role="status" aria-label={calls.status}>
                <CallStatus call={call} />
              </span>
            }
            lead={call.error && problems.refusal(call.error)}
            actions={call.status !== 'ended' && <EndCallButton callId={call.id} />}
          />
          <div className={styles.columns}>
            <Section title={calls.transcript}>
              <Transcript turns={call.turns} isRunning={call.status !== 'ended'} marked={marked} />
              {call.status !== 'ended' && <LinesUnderWay call={call} />}
              <LivePhase call={call} />
            </Section>
            <div>
              <Section title={calls.fields}>
                <EvidenceList call={call} evidence={evidence.data ?? null} onMark={setMarked} />
              </Section>
              {path.data && path.data.length > 0 && (
                <Section title={calls.path}>
                  <CallPath path={path.data} />
                </Section>
              )}
              <Section title={calls.details}>
                <Details call={call} projectId={projectId} />
              </Section>
            </div>
          </div>
          <CallDeliveries call={call} projectId={projectId} />
          <RawJson call={call} />
        </>
      )}
    </PageState>
  )
}

function CallDeliveries({ call, projectId }: { call: Call; projectId: string }) {
  const { calls } = useLanguage().texts
  const isDelivered = call.channel === 'phone' || call.channel === 'api_text'
  const query = useQuery({ ...deliveriesQuery(projectId, { callId: call.id }), enabled: isDelivered })
  const deliveries = query.data?.filter(({ callId }) => callId === call.id) ?? []
  if (deliveries.length === 0) return null
  return (
    <Section title={calls.deliveries}>
      <DeliveryTable projectId={projectId} deliveries={deliveries} label={calls.deliveries} />
    </Section>
  )
}

function Details({ call, projectId }: { call: Call; projectId: string }) {
  const { language, texts } = useLanguage()
  const { calls } = texts
  const lasted = call.endedAt === null ? null : Date.parse(call.endedAt) - Date.parse(call.startedAt)
  const pairs = (record: Record<string, string>) =>
    Object.keys(record).length === 0
      ? null
      : Object.entries(record).map(([key, value]) => <div key={key}>{`${key}: ${value}`}</div>)
  return (
    <Facts
      facts={[
        [
          calls.agent,
          <Link
            key="agent"
            to="/projects/$projectId/agents/$agentId/flow"
            params={{ projectId, agentId: call.agentId }}
          >
            {call.agent.name}
          </Link>,
        ],
        [calls.channel, calls.channels[call.channel]],
        [calls.number, call.to],
        [calls.started, <Time key="at" at={call.startedAt} form="full" />],
        [calls.duration, lasted === null ? null : duration(lasted, language)],
        [calls.model, call.model],
        [calls.carrier, call.telephony && providerName(call.telephony)],
        [calls.carrierId, call.providerCallId],
        [calls.variables, pairs(call.variables)],
        [calls.metadata, pairs(call.metadata)],
        [
          calls.machineName,
          <Link
            key="machine"
            to="/projects/$projectId/machines/$type/$id"
            params={{ projectId, type: actorTypeOf(call), id: call.id }}
          >
            {calls.openMachine}
          </Link>,
        ],
        [calls.id, <code key="id">{call.id}</code>],
      ]}
    />
  )
}

/** Rendered on demand: a call of 500 turns is long. */
function RawJson({ call }: { call: Call }) {
  const { calls } = useLanguage().texts
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.raw} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{calls.raw}</summary>
      {isOpen && <CodeBlock label={calls.raw} text={JSON.stringify(call, null, 2)} maxHeight="30rem" />}
    </details>
  )
}

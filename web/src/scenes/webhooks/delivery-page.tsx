import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { api, unwrap } from '../../api/client.ts'
import type { Delivery } from '../../api/types.ts'
import { CodeBlock } from '../../common/code-block.tsx'
import { CopyButton } from '../../common/copy-button.tsx'
import { curlLine } from '../../common/curl-line.ts'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { Facts } from '../../common/facts.tsx'
import { Icon } from '../../common/icon.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { PageState } from '../../common/page-state.tsx'
import { Failure } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { Status } from '../../common/status.tsx'
import { Time } from '../../common/time.tsx'
import { duration } from '../../common/times.ts'
import { useLanguage } from '../../i18n/texts-provider.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { deliveryQuery } from './queries.ts'
import { SignatureSnippets } from './signature-snippets.tsx'
import { useResend } from './use-resend.ts'

type Attempt = Delivery['attemptLog'][number]

/** One delivery: each attempt, the exact body, the signed request. */
export function DeliveryPage() {
  const { webhooks, calls } = useLanguage().texts
  const { projectId = '', deliveryId = '' } = useParams({ strict: false })
  const query = useQuery(deliveryQuery(deliveryId))
  const resend = useResend()

  const trail = (
    <Link to="/projects/$projectId/webhooks" params={{ projectId }} activeOptions={{ exact: true }}>
      {webhooks.title}
    </Link>
  )

  return (
    <PageState title={webhooks.delivery} trail={trail} query={query} lines={8}>
      {(delivery) => (
        <>
          <PageHeader
            title={`${webhooks.delivery} · ${delivery.event}`}
            trail={trail}
            beside={<DeliveryStatus status={delivery.status} attempts={delivery.attempts} />}
            actions={
              <Button
                leftSection={<Icon name="refresh" size={16} />}
                loading={resend.isPending}
                onClick={() => resend.mutate(delivery.id)}
              >
                {webhooks.resend}
              </Button>
            }
          />
          <Section title={webhooks.attempts}>
            <Attempts attempts={delivery.attemptLog} />
          </Section>
          <Section title={webhooks.details}>
            <Facts
              facts={[
                [webhooks.to, delivery.url],
                [webhooks.at, <Time key="at" at={delivery.createdAt} form="full" />],
                [
                  webhooks.nextAttempt,
                  delivery.nextAttemptAt && <Time key="next" at={delivery.nextAttemptAt} form="relative" />,
                ],
                [
                  webhooks.call,
                  delivery.callId && (
                    <Link
                      key="call"
                      to="/projects/$projectId/calls/$callId"
                      params={{ projectId, callId: delivery.callId }}
                    >
                      {delivery.callId}
                    </Link>
                  ),
                ],
                [
                  calls.machineName,
                  <Link
                    key="machine"
                    to="/projects/$projectId/machines/$type/$id"
                    params={{ projectId, type: 'webhook-delivery', id: delivery.id }}
                  >
                    {calls.openMachine}
                  </Link>,
                ],
                [webhooks.id, <code key="id">{delivery.id}</code>],
              ]}
            />
          </Section>
          <Section title={webhooks.body}>
            {delivery.body === null ? (
              <p>{webhooks.noBody}</p>
            ) : (
              <CodeBlock label={webhooks.body} text={delivery.body} maxHeight="24rem" />
            )}
          </Section>
          <SignedRequest deliveryId={delivery.id} />
          <Section title={webhooks.verify} lead={webhooks.verifyLead}>
            <SignatureSnippets />
          </Section>
        </>
      )}
    </PageState>
  )
}

function Attempts({ attempts }: { attempts: Attempt[] }) {
  const { language, texts } = useLanguage()
  const { webhooks, problems } = texts
  if (attempts.length === 0) return <p>{webhooks.noAttempts}</p>
  const numbered = attempts.map((attempt, index) => ({ ...attempt, number: index + 1 }))
  const columns: Column<(typeof numbered)[number]>[] = [
    {
      key: 'number',
      header: webhooks.attempt,
      isMain: true,
      cell: ({ number, manual }) => `${number}${manual ? ` (${webhooks.manual})` : ''}`,
    },
    { key: 'at', header: webhooks.sentAt, cell: ({ at }) => <Time at={at} form="full" /> },
    {
      key: 'answer',
      header: webhooks.answer,
      cell: ({ status }) =>
        status === null ? (
          <Status tone="bad">{webhooks.noAnswer}</Status>
        ) : (
          <Status tone={status >= 200 && status < 300 ? 'good' : 'bad'}>{status}</Status>
        ),
    },
    { key: 'error', header: webhooks.error, cell: ({ error }) => (error === null ? '–' : problems.refusal(error)) },
    { key: 'took', header: webhooks.took, align: 'end', cell: ({ durationMs }) => duration(durationMs, language) },
  ]
  return (
    <DataTable label={webhooks.attempts} columns={columns} rows={numbered} rowKey={({ number }) => String(number)} />
  )
}

function SignedRequest({ deliveryId }: { deliveryId: string }) {
  const { webhooks } = useLanguage().texts
  const show = useMutation({
    mutationFn: () => unwrap(api.GET('/console/api/deliveries/{id}/request', { params: { path: { id: deliveryId } } })),
  })
  return (
    <Section title={webhooks.request} lead={webhooks.requestLead}>
      {show.data ? (
        <>
          <CodeBlock
            label={webhooks.request}
            maxHeight="24rem"
            text={`POST ${show.data.url}\n${Object.entries(show.data.headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}\n\n${show.data.body}`}
          />
          <CopyButton text={curlLine({ ...show.data, method: 'POST' })} label={webhooks.asCurl} mt="sm" />
        </>
      ) : (
        <Button variant="default" loading={show.isPending} onClick={() => show.mutate()}>
          {webhooks.showRequest}
        </Button>
      )}
      {show.error && <Failure problem={show.error} />}
    </Section>
  )
}

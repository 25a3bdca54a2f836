import { Button, Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { api, unwrap } from '../../api/client.ts'
import type { Endpoint, ListedDelivery } from '../../api/types.ts'
import { Below } from '../../common/below.tsx'
import { DataTable, type Column } from '../../common/data-table.tsx'
import { Empty } from '../../common/empty.tsx'
import { useMessages } from '../../common/messages.tsx'
import { problemText } from '../../common/problem-text.ts'
import { RowActions } from '../../common/row-actions.tsx'
import { shortAddress } from '../../common/short-address.ts'
import { Status } from '../../common/status.tsx'
import { Time } from '../../common/time.tsx'
import { duration } from '../../common/times.ts'
import { WebAddress } from '../../common/web-address.tsx'
import { useLanguage, useTexts } from '../../i18n/texts-provider.tsx'
import { DeleteEndpointDialog } from './delete-endpoint-dialog.tsx'
import { EditEndpointDialog } from './edit-endpoint-dialog.tsx'
import { deliveriesQuery, endpointsQuery } from './queries.ts'

interface EndpointTableProps {
  projectId: string
  endpoints: Endpoint[]
  /** The latest ones, newest first. */
  deliveries: ListedDelivery[]
  /** The button that adds an endpoint, for an empty list. */
  add: ReactNode
}

export function EndpointTable({ projectId, endpoints, deliveries, add }: EndpointTableProps) {
  const { language, texts } = useLanguage()
  const { webhooks } = texts
  const { say } = useMessages()
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'delete'; endpoint: Endpoint } | null>(null)
  const { queryKey } = endpointsQuery(projectId)

  const toggle = useMutation({
    mutationFn: ({ id, enabled }: { id: string; enabled: boolean }) =>
      unwrap(api.PATCH('/console/api/webhooks/{id}', { params: { path: { id } }, body: { enabled } })),
    onMutate({ id, enabled }) {
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (list) => list?.map((each) => (each.id === id ? { ...each, enabled } : each)))
      return { before }
    },
    onSuccess: ({ url, enabled }) => say((enabled ? webhooks.switchedOn : webhooks.switchedOff)(shortAddress(url))),
    onError(problem, _given, context) {
      queryClient.setQueryData(queryKey, context?.before)
      say(problemText(problem, texts), 'bad')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  const ping = useMutation({
    mutationFn: ({ id }: Endpoint) => unwrap(api.POST('/console/api/webhooks/{id}/ping', { params: { path: { id } } })),
    onSuccess({ accepted, status, error, durationMs }, { url }) {
      const ms = duration(durationMs, language)
      const address = shortAddress(url)
      const text =
        status === null ? webhooks.pingFailed(address, error ?? '', ms) : webhooks.pinged(address, status, ms)
      say(text, accepted ? 'good' : 'bad')
    },
    onError: (problem) => say(problemText(problem, texts), 'bad'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deliveriesQuery(projectId).queryKey }),
  })

  if (endpoints.length === 0) {
    return (
      <Empty icon="webhooks" action={add}>
        {webhooks.noEndpoints}
      </Empty>
    )
  }
  const columns: Column<Endpoint>[] = [
    {
      key: 'url',
      header: webhooks.url,
      isMain: true,
      isCut: true,
      cell: ({ url }) => <WebAddress url={url} />,
    },
    {
      key: 'state',
      header: webhooks.state,
      cell: ({ id, url, enabled }) => (
        <Switch
          checked={enabled}
          label={enabled ? webhooks.on : webhooks.off}
          aria-label={webhooks.switch(url)}
          onChange={(event) => toggle.mutate({ id, enabled: event.currentTarget.checked })}
        />
      ),
    },
    {
      key: 'answer',
      header: webhooks.lastAnswer,
      cell: (endpoint) => <LastAnswer projectId={projectId} endpoint={endpoint} deliveries={deliveries} />,
    },
    { key: 'created', header: webhooks.createdAt, cell: ({ createdAt }) => <Time at={createdAt} form="relative" /> },
    {
      key: 'actions',
      header: webhooks.actions,
      cell: (endpoint) => (
        <RowActions>
          <Button
            variant="default"
            size="xs"
            aria-label={webhooks.pingUrl(endpoint.url)}
            loading={ping.isPending && ping.variables.id === endpoint.id}
            onClick={() => ping.mutate(endpoint)}
          >
            {webhooks.ping}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={webhooks.editUrl(endpoint.url)}
            onClick={() => setDialog({ kind: 'edit', endpoint })}
          >
            {webhooks.edit}
          </Button>
          <Button
            variant="default"
            size="xs"
            aria-label={webhooks.removeUrl(endpoint.url)}
            onClick={() => setDialog({ kind: 'delete', endpoint })}
          >
            {webhooks.remove}
          </Button>
        </RowActions>
      ),
    },
  ]
  const close = () => setDialog(null)
  return (
    <>
      <DataTable label={webhooks.endpoints} columns={columns} rows={endpoints} rowKey={({ id }) => id} />
      <EditEndpointDialog
        projectId={projectId}
        endpoint={dialog?.kind === 'edit' ? dialog.endpoint : null}
        onClose={close}
      />
      <DeleteEndpointDialog
        projectId={projectId}
        endpoint={dialog?.kind === 'delete' ? dialog.endpoint : null}
        onClose={close}
      />
    </>
  )
}

interface LastAnswerProps {
  projectId: string
  endpoint: Endpoint
  /** The latest ones of all endpoints. */
  deliveries: ListedDelivery[]
}

/** How an endpoint answered last, and what waits for it to answer better. */
function LastAnswer({ projectId, endpoint: { id, url }, deliveries }: LastAnswerProps) {
  const { webhooks } = useTexts()
  const own = deliveries.filter(({ endpointId }) => endpointId === id)
  const last = own.find(({ lastStatus, lastError }) => lastStatus !== null || lastError !== null)
  if (!last) return '–'
  const { lastStatus } = last
  const isGood = lastStatus !== null && lastStatus >= 200 && lastStatus < 300
  return (
    <>
      <Status tone={isGood ? 'good' : 'bad'}>{lastStatus ?? webhooks.noAnswer}</Status>
      {own.some(({ status }) => status === 'pending') && (
        <Below>
          <Link
            to="/projects/$projectId/webhooks"
            params={{ projectId }}
            search={{ endpointId: id, status: 'pending' }}
            aria-label={`${webhooks.seeWaiting}: ${url}`}
          >
            {webhooks.seeWaiting}
          </Link>
        </Below>
      )}
    </>
  )
}

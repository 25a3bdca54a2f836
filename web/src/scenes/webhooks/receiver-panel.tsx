import { Button, Group, SegmentedControl } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import type { Schemas } from '../../api/types.ts'
import { CodeBlock } from '../../common/code-block.tsx'
import { Section } from '../../common/section.tsx'
import { Status } from '../../common/status.tsx'
import { Time } from '../../common/time.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { receiverQuery } from './queries.ts'
import styles from './receiver-panel.module.css'

type Receiver = Schemas['Receiver']

interface ReceiverPanelProps {
  projectId: string
  isUsed: (url: string) => boolean
  onUse: (url: string) => void
}

/** The built-in receiver, which shows deliveries without a program of the user's. Not available in production. */
export function ReceiverPanel({ projectId, isUsed, onUse }: ReceiverPanelProps) {
  const { webhooks } = useTexts()
  const queryClient = useQueryClient()
  const query = useQuery(receiverQuery(projectId))
  const { queryKey } = receiverQuery(projectId)
  const path = { params: { path: { projectId } } }
  const keep = { onSuccess: (receiver: Receiver) => void queryClient.setQueryData(queryKey, receiver) }
  const answer = useMutation({
    mutationFn: (answers: 200 | 500) =>
      unwrap(api.PATCH('/console/api/projects/{projectId}/receiver', { ...path, body: { answers } })),
    ...keep,
  })
  const empty = useMutation({
    mutationFn: () => unwrap(api.POST('/console/api/projects/{projectId}/receiver', path)),
    ...keep,
  })
  const receiver = query.data
  if (!receiver) return null

  return (
    <Section title={webhooks.receiver} lead={webhooks.receiverLead}>
      <Group gap="sm" mb="sm">
        <code className={styles.url}>{receiver.url}</code>
        {!isUsed(receiver.url) && (
          <Button variant="default" size="xs" onClick={() => onUse(receiver.url)}>
            {webhooks.useReceiver}
          </Button>
        )}
      </Group>
      <Group gap="sm" mb="sm">
        <span id="receiver-answers">{webhooks.receiverAnswers}</span>
        <SegmentedControl
          aria-labelledby="receiver-answers"
          size="xs"
          value={String(receiver.answers)}
          onChange={(value) => answer.mutate(value === '500' ? 500 : 200)}
          data={[
            { value: '200', label: webhooks.answersOk },
            { value: '500', label: webhooks.answersError },
          ]}
        />
        {receiver.requests.length > 0 && (
          <Button variant="subtle" size="xs" loading={empty.isPending} onClick={() => empty.mutate()}>
            {webhooks.empty}
          </Button>
        )}
      </Group>
      <Requests requests={receiver.requests} />
    </Section>
  )
}

function Requests({ requests }: { requests: Receiver['requests'] }) {
  const { webhooks } = useTexts()
  if (requests.length === 0) return <p className={styles.none}>{webhooks.noRequests}</p>
  return (
    <ul className={styles.requests} aria-label={webhooks.received(requests.length)}>
      {requests.map((request, index) => (
        <li key={`${request.at} ${index}`}>
          <details>
            <summary>
              <Time at={request.at} form="full" /> <code>{request.headers['svc-event'] ?? 'POST'}</code>{' '}
              <Status tone={request.signatureValid ? 'good' : 'bad'}>
                {request.signatureValid ? webhooks.validSignature : webhooks.invalidSignature}
              </Status>{' '}
              → {request.answered}
            </summary>
            <CodeBlock
              label={webhooks.request}
              maxHeight="18rem"
              text={`${Object.entries(request.headers)
                .map(([name, value]) => `${name}: ${value}`)
                .join('\n')}\n\n${request.body}`}
            />
          </details>
        </li>
      ))}
    </ul>
  )
}

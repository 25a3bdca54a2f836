import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '../../common/icon.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { SecretDialog } from '../../common/secret-dialog.tsx'
import { Section } from '../../common/section.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { useProjectId } from '../shell/use-project-id.ts'
import { AddEndpointDialog } from './add-endpoint-dialog.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { EndpointTable } from './endpoint-table.tsx'
import { deliveriesQuery, endpointsQuery } from './queries.ts'
import { ReceiverPanel } from './receiver-panel.tsx'
import { SignatureSnippets } from './signature-snippets.tsx'

/** The webhook endpoints, their deliveries, and how to verify them. */
export function WebhooksPage() {
  const { webhooks } = useTexts()
  const projectId = useProjectId()
  const endpoints = useQuery(endpointsQuery(projectId))
  /** Of any status: what each endpoint answered last. */
  const deliveries = useQuery(deliveriesQuery(projectId))
  const [adding, setAdding] = useState<{ url: string } | null>(null)
  /** The secret of the endpoint just added: in memory only, until the user confirms having stored it. */
  const [secret, setSecret] = useState<string | null>(null)
  const add = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setAdding({ url: '' })}>
      {webhooks.add}
    </Button>
  )

  return (
    <>
      <PageHeader title={webhooks.title} lead={webhooks.lead} actions={endpoints.data?.length === 0 ? null : add} />
      <Section title={webhooks.endpoints}>
        <QueryState query={endpoints}>
          {(list) => (
            <EndpointTable projectId={projectId} endpoints={list} deliveries={deliveries.data ?? []} add={add} />
          )}
        </QueryState>
      </Section>
      <DeliveryList projectId={projectId} endpoints={endpoints.data ?? []} />
      <ReceiverPanel
        projectId={projectId}
        isUsed={(url) => endpoints.data?.some((endpoint) => endpoint.url === url) ?? false}
        onUse={(url) => setAdding({ url })}
      />
      <Section title={webhooks.verify} lead={webhooks.verifyLead}>
        <SignatureSnippets />
      </Section>
      <AddEndpointDialog
        projectId={projectId}
        suggested={adding?.url ?? ''}
        opened={adding !== null}
        onClose={() => setAdding(null)}
        onAdded={(made) => {
          setAdding(null)
          setSecret(made)
        }}
      />
      <SecretDialog
        title={webhooks.secretDialog}
        label={webhooks.secret}
        copyLabel={webhooks.copySecret}
        secret={secret}
        onStored={() => setSecret(null)}
      >
        <p>{webhooks.secretLead}</p>
      </SecretDialog>
    </>
  )
}

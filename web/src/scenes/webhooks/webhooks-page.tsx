import { Button, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { NoMatch } from '../../common/empty.tsx'
import { Icon } from '../../common/icon.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { SecretDialog } from '../../common/secret-dialog.tsx'
import { Section } from '../../common/section.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { useProjectId } from '../shell/use-project-id.ts'
import { AddEndpointDialog } from './add-endpoint-dialog.tsx'
import { DELIVERY_STATUSES, readDeliveryFilters, type DeliveryFilters } from './delivery-filters.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { EndpointTable } from './endpoint-table.tsx'
import { deliveriesQuery, endpointsQuery } from './queries.ts'
import { ReceiverPanel } from './receiver-panel.tsx'
import { SignatureSnippets } from './signature-snippets.tsx'
import styles from './webhooks-page.module.css'

/** Spec, Limits: the list has no more than these. */
const LISTED = 50

/** The webhook endpoints, their deliveries, and how to verify them. */
export function WebhooksPage() {
  const { webhooks } = useTexts()
  const projectId = useProjectId()
  const endpoints = useQuery(endpointsQuery(projectId))
  const filters = readDeliveryFilters(useSearch({ strict: false }))
  /** Of any status: what each endpoint answered last. */
  const deliveries = useQuery(deliveriesQuery(projectId))
  const shown = useQuery(deliveriesQuery(projectId, filters))
  const navigate = useNavigate()
  const show = (search: DeliveryFilters) =>
    void navigate({ to: '/projects/$projectId/webhooks', params: { projectId }, search, replace: true })
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
      <Section
        title={webhooks.deliveries}
        actions={
          (filters.status !== undefined || (shown.data?.length ?? 0) > 0) && (
            <SegmentedControl
              className={styles.filter ?? ''}
              size="xs"
              aria-label={webhooks.status}
              data={[
                { value: '', label: webhooks.anyStatus },
                ...DELIVERY_STATUSES.map((value) => ({ value, label: webhooks.statuses[value] })),
              ]}
              value={filters.status ?? ''}
              onChange={(status) => show(readDeliveryFilters({ status }))}
            />
          )
        }
      >
        <QueryState query={shown}>
          {(list) =>
            list.length === 0 && filters.status !== undefined ? (
              <NoMatch icon="webhooks" text={webhooks.noneMatch} clear={() => show({})} />
            ) : (
              <>
                <DeliveryTable projectId={projectId} deliveries={list} label={webhooks.deliveries} />
                {list.length >= LISTED && (
                  <p className={styles.older}>
                    {webhooks.latestOnly}{' '}
                    <Link
                      to="/projects/$projectId/machines"
                      params={{ projectId }}
                      search={{ type: 'webhook-delivery' }}
                    >
                      {webhooks.older}
                    </Link>
                  </p>
                )}
              </>
            )
          }
        </QueryState>
      </Section>
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

import { Button, Input, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { Endpoint } from '../../api/types.ts'
import { NoMatch } from '../../common/empty.tsx'
import { Icon } from '../../common/icon.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { shortAddress } from '../../common/short-address.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { DELIVERY_STATUSES, readDeliveryFilters, type DeliveryFilters } from './delivery-filters.ts'
import styles from './delivery-list.module.css'
import { DeliveryTable } from './delivery-table.tsx'
import { deliveriesQuery } from './queries.ts'
import { useResendAll } from './use-resend-all.ts'

/** Spec, Limits: the list has no more than these. */
const LISTED = 50

/** The latest deliveries, all or those that fit the filters of the address. */
export function DeliveryList({ projectId, endpoints }: { projectId: string; endpoints: Endpoint[] }) {
  const { webhooks } = useTexts()
  const filters = readDeliveryFilters(useSearch({ strict: false }))
  const isFiltered = Object.keys(filters).length > 0
  const query = useQuery(deliveriesQuery(projectId, filters))
  const resend = useResendAll()
  const navigate = useNavigate()
  const show = (search: DeliveryFilters) =>
    void navigate({ to: '/projects/$projectId/webhooks', params: { projectId }, search, replace: true })
  const set = (change: Record<string, string | null>) => show(readDeliveryFilters({ ...filters, ...change }))
  const unanswered = (query.data ?? []).filter(({ status }) => status !== 'delivered' && status === filters.status)

  return (
    <Section
      title={webhooks.deliveries}
      actions={
        (isFiltered || (query.data?.length ?? 0) > 0) && (
          <div className={styles.filters}>
            {unanswered.length > 1 && (
              <Button
                variant="default"
                size="xs"
                loading={resend.isPending}
                onClick={() => resend.mutate(unanswered.map(({ id }) => id))}
              >
                {webhooks.resendAll(unanswered.length)}
              </Button>
            )}
            {endpoints.length > 1 && (
              <Input
                component="select"
                className={styles.endpoint ?? ''}
                size="xs"
                rightSection={<Icon name="down" size={14} />}
                rightSectionPointerEvents="none"
                aria-label={webhooks.endpoint}
                value={filters.endpointId ?? ''}
                onChange={({ currentTarget }) => set({ endpointId: currentTarget.value })}
              >
                <option value="">{webhooks.anyEndpoint}</option>
                {endpoints.map(({ id, url }) => (
                  <option key={id} value={id}>
                    {shortAddress(url)}
                  </option>
                ))}
              </Input>
            )}
            <SegmentedControl
              className={styles.statuses ?? ''}
              size="xs"
              aria-label={webhooks.status}
              data={[
                { value: '', label: webhooks.anyStatus },
                ...DELIVERY_STATUSES.map((value) => ({ value, label: webhooks.statuses[value] })),
              ]}
              value={filters.status ?? ''}
              onChange={(status) => set({ status })}
            />
          </div>
        )
      }
    >
      <QueryState query={query}>
        {(list) =>
          list.length === 0 && isFiltered ? (
            <NoMatch icon="webhooks" text={webhooks.noneMatch} clear={() => show({})} />
          ) : (
            <>
              <DeliveryTable projectId={projectId} deliveries={list} label={webhooks.deliveries} />
              {list.length >= LISTED && (
                <p className={styles.older}>
                  {webhooks.latestOnly}{' '}
                  <Link to="/projects/$projectId/machines" params={{ projectId }} search={{ type: 'webhook-delivery' }}>
                    {webhooks.older}
                  </Link>
                </p>
              )}
            </>
          )
        }
      </QueryState>
    </Section>
  )
}

import { Button } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow, api, unwrap } from '../../../api/client.ts'
import type { Schemas } from '../../../api/types.ts'
import { Dialog } from '../../../common/dialog.tsx'
import { useMessages } from '../../../common/messages.tsx'
import { QueryState } from '../../../common/query-state.tsx'
import { Section } from '../../../common/section.tsx'
import { Status } from '../../../common/status.tsx'
import { Time } from '../../../common/time.tsx'
import { differencesOf } from '../../../flow/difference.ts'
import type { FlowDraft } from '../../../flow/draft-flow.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { DifferenceList } from '../draft/difference-list.tsx'
import { DraftBar } from '../draft/draft-bar.tsx'
import { useDraft, useFlow } from '../draft/draft-context.tsx'
import { restoreVersion } from '../draft/draft-requests.ts'
import { savedRevision } from '../draft/saved-revision.ts'
import { useRefusal } from '../draft/use-refusal.ts'
import styles from './versions-tab.module.css'

type ListedVersion = Schemas['ListedVersion']

/** Published flows: to compare with the draft, or to restore as the draft. */
export function VersionsTab() {
  const texts = useTexts()
  const { versions: words } = texts.editor
  const { agentId } = useDraft()
  const [compared, setCompared] = useState<number | null>(null)
  const list = useInfiniteQuery({
    queryKey: ['listVersions', { id: agentId }],
    initialPageParam: null as string | null,
    async queryFn({ pageParam: before }) {
      const query = before === null ? {} : { before }
      const request = api.GET('/console/api/agents/{id}/versions', { params: { path: { id: agentId }, query } })
      const { data, response } = await orThrow(request)
      const next = /[?&]before=([^&>]+)/.exec(response.headers.get('link') ?? '')?.[1] ?? null
      return { versions: data ?? [], next }
    },
    getNextPageParam: (page) => page.next,
  })
  return (
    <div className={styles.tab}>
      <DraftBar />
      <Section title={words.title} lead={words.lead}>
        <QueryState query={list}>
          {({ pages }) => {
            const all = pages.flatMap((page) => page.versions)
            if (all.length === 0) return <p className={styles.none}>{words.none}</p>
            return (
              <ol className={styles.list}>
                {all.map((version, index) => (
                  <VersionRow key={version.version} version={version} isLive={index === 0} onCompare={setCompared} />
                ))}
              </ol>
            )
          }}
        </QueryState>
        {list.hasNextPage && (
          <Button
            variant="default"
            size="sm"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more}
          </Button>
        )}
      </Section>
      <Dialog
        opened={compared !== null}
        onClose={() => setCompared(null)}
        title={compared === null ? '' : words.compareTitle(compared)}
        size="lg"
        closeButtonProps={{ 'aria-label': texts.common.close }}
      >
        {compared !== null && <Comparison version={compared} />}
      </Dialog>
    </div>
  )
}

interface VersionRowProps {
  version: ListedVersion
  isLive: boolean
  onCompare: (version: number) => void
}

function VersionRow({ version: { version, at, by, note, stepCount }, isLive, onCompare }: VersionRowProps) {
  const texts = useTexts()
  const { versions: words } = texts.editor
  const { session, agentId } = useDraft()
  const { say } = useMessages()
  const restoring = useMutation({
    mutationFn: async () => restoreVersion(agentId, version, await savedRevision(session)),
    onSuccess(draft) {
      session.adopt(draft, texts.editor.done.restore)
      say(words.restored(version))
    },
    onError: useRefusal(),
  })
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <span className={styles.number}>
          {words.version} {version}
        </span>
        {isLive && <Status tone="good">{words.live}</Status>}
        <span className={styles.quiet}>
          <Time at={at} /> · {by ?? words.service} · {stepCount} {words.steps.toLowerCase()}
        </span>
        {note !== '' && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.actions}>
        <Button variant="subtle" size="xs" aria-label={words.compareOf(version)} onClick={() => onCompare(version)}>
          {words.compare}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={words.restoreOf(version)}
          loading={restoring.isPending}
          onClick={() => restoring.mutate()}
        >
          {words.restore}
        </Button>
      </div>
    </li>
  )
}

function Comparison({ version }: { version: number }) {
  const { agentId } = useDraft()
  const flow = useFlow()
  const loaded = useQuery({
    queryKey: ['getVersion', agentId, version],
    queryFn: () =>
      unwrap(
        api.GET('/console/api/agents/{id}/versions/{version}', {
          params: { path: { id: agentId, version: String(version) } },
        }),
      ),
    staleTime: Infinity,
  })
  return (
    <QueryState query={loaded}>
      {(found) => <DifferenceList differences={differencesOf(found.flow as FlowDraft, flow)} />}
    </QueryState>
  )
}

import { Button, Group } from '@mantine/core'
import { useTexts } from '../i18n/texts-provider.tsx'

interface PagedQuery {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage(): Promise<unknown>
}

/** The button below a list that loads its next page; nothing on the last page. */
export function LoadMore({ query }: { query: PagedQuery }) {
  const { common } = useTexts()
  if (!query.hasNextPage) return null
  return (
    <Group justify="center" mt="md">
      <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {common.loadMore}
      </Button>
    </Group>
  )
}

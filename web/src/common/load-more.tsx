import { Button, Group } from '@mantine/core'
import { loadNextPage, type PagedQuery } from '../api/load-next-page.ts'
import { useTexts } from '../i18n/texts-provider.tsx'

/** The button below a list that loads its next page; nothing on the last page. */
export function LoadMore({ query }: { query: PagedQuery & { hasNextPage: boolean; isFetchingNextPage: boolean } }) {
  const { common } = useTexts()
  if (!query.hasNextPage) return null
  return (
    <Group justify="center" mt="md">
      <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void loadNextPage(query)}>
        {common.loadMore}
      </Button>
    </Group>
  )
}

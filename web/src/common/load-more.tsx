import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { loadNextPage, type PagedQuery } from '../api/load-next-page.ts'
import { useTexts } from '../i18n/texts-provider.tsx'
import { returnFocus } from './return-focus.ts'

export interface LoadMoreProps {
  query: PagedQuery & { hasNextPage: boolean; isFetchingNextPage: boolean }
}

/** The button below a list that loads more of its rows; nothing on the last page. */
export function LoadMore({ query }: LoadMoreProps) {
  const { common } = useTexts()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  if (!query.hasNextPage) return null
  const isEmpty = query.data?.pages.every(({ rows }) => rows.length === 0)
  return (
    <Group justify="center" mt="md">
      <Button
        variant="default"
        loading={query.isFetchingNextPage}
        onClick={() => void loadNextPage(query, leaving.current.signal).finally(returnFocus)}
      >
        {isEmpty ? common.searchOlder : common.loadMore}
      </Button>
    </Group>
  )
}

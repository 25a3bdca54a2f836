import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isPassing, type Problem } from '../api/problem.ts'
import { useTexts } from '../i18n/texts-provider.tsx'
import { Icon } from './icon.tsx'
import { problemText } from './problem-text.ts'
import styles from './query-state.module.css'

export interface QueryStateProps<Data> {
  query: Pick<UseQueryResult<Data, Problem>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>
  /** Lines of the skeleton. Default 4. */
  lines?: number
  children: (data: Data) => ReactNode
}

/** Shows data. Before there are any, a skeleton or the error; later errors are shown above the old data. */
export function QueryState<Data>({ query, lines = 4, children }: QueryStateProps<Data>) {
  const { data, error } = query
  // What is not there, or not allowed, is not so either when it is asked for again.
  const retry = error && isPassing(error) ? { retry: () => void query.refetch(), isRetrying: query.isFetching } : {}
  return (
    <>
      {error && <Failure problem={error} {...retry} />}
      {data !== undefined ? children(data) : !error && <Loading lines={lines} />}
    </>
  )
}

export function Loading({ lines = 4 }: { lines?: number }) {
  const { common } = useTexts()
  return (
    <div className={styles.loading} role="status" aria-label={common.loading}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={18} width={`${90 - ((index * 17) % 40)}%`} mb="sm" />
      ))}
    </div>
  )
}

interface FailureProps {
  problem: Problem
  retry?: () => void
  isRetrying?: boolean
}

/** An error, its reason, and a way to continue. */
export function Failure({ problem, retry, isRetrying = false }: FailureProps) {
  const texts = useTexts()
  return (
    <div className={styles.failure} role="alert">
      <Icon name="error" />
      <p>{problemText(problem, texts)}</p>
      {retry && (
        <Button variant="default" size="xs" onClick={retry} loading={isRetrying}>
          {texts.common.retry}
        </Button>
      )}
    </div>
  )
}

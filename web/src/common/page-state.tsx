import type { ReactNode } from 'react'
import { PageHeader } from './page-header.tsx'
import { QueryState, type QueryStateProps } from './query-state.tsx'

interface PageStateProps<Data> extends QueryStateProps<Data> {
  /** The heading until the data are there, which bring their own. */
  title: string
  trail: ReactNode
}

/** As `QueryState`, for a page whose heading comes with its data: it has one before, and where there are none. */
export function PageState<Data>({ title, trail, ...state }: PageStateProps<Data>) {
  return (
    <>
      {state.query.data === undefined && <PageHeader title={title} trail={trail} />}
      <QueryState {...state} />
    </>
  )
}

import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isServed } from '../../api/load-part.ts'
import { isPassing, Problem } from '../../api/problem.ts'
import { PageHeader } from '../../common/page-header.tsx'
import { Failure } from '../../common/query-state.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'

export function PageNotFound() {
  const { common } = useTexts()
  return (
    <>
      <PageHeader title={common.pageNotFound} lead={common.pageNotFoundText} />
      <Link to="/">{common.toOverview}</Link>
    </>
  )
}

/** Replaces a page that failed to render; the rest of the console stays. */
export function PageFailed(failure: ErrorComponentProps) {
  const { common } = useTexts()
  return (
    <>
      <PageHeader title={common.pageFailed} />
      <PartFailed {...failure} />
    </>
  )
}

/** Between two questions whether the service answers again. */
const ASK_AGAIN_MS = 2_000

/**
 * Replaces a part of a page that failed to render, below the page's own heading. What failed because the service did not
 * answer comes by itself once it does.
 */
export function PartFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const problem = error instanceof Problem ? error : new Problem(400, String(error))
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const isMissing = isPassing(problem)
  const comeBack = useEffectEvent(async () => {
    if (await isServed()) retry()
  })
  useEffect(() => {
    if (!isMissing) return
    const timer = setInterval(() => void comeBack(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isMissing])
  return <Failure problem={problem} retry={retry} />
}

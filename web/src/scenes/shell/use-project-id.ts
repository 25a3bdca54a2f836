import { useParams } from '@tanstack/react-router'

/** Returns the project of the current page. */
export function useProjectId(): string {
  const { projectId } = useParams({ strict: false })
  if (projectId === undefined) throw new Error('This page belongs to no project.')
  return projectId
}

import { useParams } from '@tanstack/react-router'

/** The project of the page that is open. */
export function useProjectId(): string {
  const { projectId } = useParams({ strict: false })
  if (projectId === undefined) throw new Error('This page belongs to no project.')
  return projectId
}

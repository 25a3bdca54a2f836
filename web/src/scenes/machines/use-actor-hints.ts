import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket } from '../../api/socket.ts'
import { actorQuery, type ActorAddress } from './queries.ts'

/** Refetches an actor as soon as the service reports a change. */
export function useActorHints({ type, id }: ActorAddress): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { queryKey } = actorQuery({ type, id })
    const refresh = () => void queryClient.invalidateQueries({ queryKey })
    return openSocket({ path: `/console/api/inspect?actor=${type}/${id}`, onMessage: refresh })
  }, [queryClient, type, id])
}

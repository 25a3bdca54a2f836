import { Select, type SelectProps } from '@mantine/core'
import type { ListedAgent } from '../../api/types.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'

interface AgentSelectProps extends Omit<SelectProps, 'data'> {
  agents: ListedAgent[]
  /** What stands for no agent in particular, with the value ''. */
  any?: string
}

/** Chooses one of the agents, which can be found by typing. */
export function AgentSelect({ agents, any, ...props }: AgentSelectProps) {
  const { calls } = useTexts()
  return (
    <Select
      {...props}
      searchable
      nothingFoundMessage={calls.noAgent}
      onFocus={({ currentTarget }) => currentTarget.select()}
      data={[
        ...(any === undefined ? [] : [{ value: '', label: any }]),
        ...agents.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}

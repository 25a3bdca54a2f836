import { Button, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '../../../common/icon.tsx'
import { STEP_TYPES, stepsOf } from '../../../flow/draft-flow.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useFlow } from '../draft/draft-context.tsx'
import { FlowFileMenu } from './flow-file-menu.tsx'
import { StepIcon } from './step-icon.tsx'
import type { StepCommands } from './use-step-commands.ts'
import styles from './flow-toolbar.module.css'

/** Adding, import and export. */
export function FlowToolbar({ commands, children }: { commands: StepCommands; children: ReactNode }) {
  const { steps, types } = useTexts().editor
  const hasStart = stepsOf(useFlow()).some(({ type }) => type === 'start')
  const addable = STEP_TYPES.filter((type) => type !== 'start' || !hasStart)
  return (
    <div className={styles.toolbar}>
      <Button.Group>
        <Button
          size="sm"
          variant="light"
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => commands.add('say')}
        >
          {steps.add}
        </Button>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="sm" variant="light" px="xs" aria-label={steps.addOther}>
              <Icon name="down" size={16} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {addable.map((type) => (
              <Menu.Item
                key={type}
                leftSection={<StepIcon type={type} />}
                aria-label={types[type]}
                aria-description={steps.typeHints[type]}
                onClick={() => commands.add(type)}
              >
                {types[type]}
                <span className={styles.hint}>{steps.typeHints[type]}</span>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      <div className={styles.end}>
        <FlowFileMenu />
        {children}
      </div>
    </div>
  )
}

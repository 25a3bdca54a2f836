import { ActionIcon, Button } from '@mantine/core'
import { Icon } from '../../../../common/icon.tsx'
import { addBranch, moveBranch, removeBranch } from '../../../../flow/branch-commands.ts'
import type { Step } from '../../../../flow/draft-flow.ts'
import { branchesOf } from '../../../../flow/outlets.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { useDraft } from '../../draft/draft-context.tsx'
import { ConditionFields } from './condition-fields.tsx'
import { StepPicker } from './step-picker.tsx'
import styles from './branch-part.module.css'

/** The branches of a branch step in the order in which they are tried, and its default. */
export function BranchPart({ step }: { step: Step }) {
  const { step: words, done } = useTexts().editor
  const { session } = useDraft()
  const editor = session.editor.getState()
  const branches = branchesOf(step)
  const pointer = `/nodes/${step.index}/branches`
  return (
    <>
      <div role="group" aria-label={words.branches} className={styles.branches} tabIndex={-1} data-pointer={pointer}>
        <p className={styles.title}>
          {words.branches} <span className={styles.hint}>{words.branchesHint}</span>
        </p>
        {branches.map((branch, index) => (
          <fieldset key={index} className={styles.branch} data-pointer={`${pointer}/${index}`} tabIndex={-1}>
            <legend className={styles.legend}>{words.branch(index + 1)}</legend>
            <ConditionFields step={step} index={index} branch={branch} pointer={`${pointer}/${index}/when`} />
            <StepPicker
              step={step}
              outlet={{ branch: index }}
              label={words.goTo}
              pointer={`${pointer}/${index}/next`}
            />
            <div className={styles.actions}>
              <ActionIcon
                variant="subtle"
                aria-label={words.moveBranchUp(index + 1)}
                disabled={index === 0}
                onClick={() => editor.edit({ label: done.move }, (flow) => moveBranch(flow, step.key, index, -1))}
              >
                <span className={styles.up}>
                  <Icon name="down" size={16} />
                </span>
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={words.moveBranchDown(index + 1)}
                disabled={index === branches.length - 1}
                onClick={() => editor.edit({ label: done.move }, (flow) => moveBranch(flow, step.key, index, 1))}
              >
                <Icon name="down" size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={words.removeBranch(index + 1)}
                onClick={() => editor.edit({ label: done.data }, (flow) => removeBranch(flow, step.key, index))}
              >
                <Icon name="trash" size={16} />
              </ActionIcon>
            </div>
          </fieldset>
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => editor.edit({ label: done.data }, (flow) => addBranch(flow, step.key))}
          >
            {words.addBranch}
          </Button>
        </div>
      </div>
      <StepPicker step={step} outlet="default" label={words.default} pointer={`/nodes/${step.index}/default`} />
    </>
  )
}

import { Button } from '@mantine/core'
import { Icon } from '../../../../common/icon.tsx'
import { addBranch, moveBranch, removeBranch } from '../../../../flow/branch-commands.ts'
import type { Step } from '../../../../flow/draft-flow.ts'
import { branchesOf } from '../../../../flow/outlets.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { useDraft } from '../../draft/draft-context.tsx'
import { focusPointerSoon } from '../../draft/focus-pointer.ts'
import { ItemButtons } from '../../draft/item-buttons.tsx'
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
          <fieldset key={index} className={styles.branch} data-item data-pointer={`${pointer}/${index}`} tabIndex={-1}>
            <legend className={styles.legend}>{words.branch(index + 1)}</legend>
            <ConditionFields step={step} index={index} branch={branch} pointer={`${pointer}/${index}/when`} />
            <StepPicker
              step={step}
              outlet={{ branch: index }}
              label={words.goTo}
              pointer={`${pointer}/${index}/next`}
            />
            <ItemButtons
              labels={{
                up: words.moveBranchUp(index + 1),
                down: words.moveBranchDown(index + 1),
                remove: words.removeBranch(index + 1),
              }}
              isFirst={index === 0}
              isLast={index === branches.length - 1}
              onMove={(by) => editor.edit({ label: done.move }, (flow) => moveBranch(flow, step.key, index, by))}
              onRemove={() => editor.edit({ label: done.data }, (flow) => removeBranch(flow, step.key, index))}
            />
          </fieldset>
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => {
              editor.edit({ label: done.data }, (flow) => addBranch(flow, step.key))
              focusPointerSoon(`${pointer}/${branches.length}/when/field`)
            }}
          >
            {words.addBranch}
          </Button>
        </div>
      </div>
      <StepPicker step={step} outlet="default" label={words.default} pointer={`/nodes/${step.index}/default`} />
    </>
  )
}

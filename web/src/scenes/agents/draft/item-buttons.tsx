import { ActionIcon } from '@mantine/core'
import { Icon } from '../../../common/icon.tsx'
import { returnFocus } from '../../../common/return-focus.ts'
import styles from './item-buttons.module.css'

type By = -1 | 1

interface ItemButtonsProps {
  labels: { up: string; down: string; remove: string }
  isFirst: boolean
  isLast: boolean
  onMove: (by: By) => void
  onRemove: () => void
}

/** Moves an item among its siblings, each of which is a `[data-item]`, or removes it. */
export function ItemButtons({ labels, isFirst, isLast, onMove, onRemove }: ItemButtonsProps) {
  function move(button: HTMLElement, by: By): void {
    onMove(by)
    followItem(button, by)
  }
  return (
    <span className={styles.buttons}>
      <ActionIcon
        variant="subtle"
        aria-label={labels.up}
        data-move={-1}
        disabled={isFirst}
        onClick={({ currentTarget }) => move(currentTarget, -1)}
      >
        <span className={styles.up}>
          <Icon name="down" size={16} />
        </span>
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={labels.down}
        data-move={1}
        disabled={isLast}
        onClick={({ currentTarget }) => move(currentTarget, 1)}
      >
        <Icon name="down" size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={labels.remove}
        onClick={() => {
          onRemove()
          returnFocus()
        }}
      >
        <Icon name="trash" size={16} />
      </ActionIcon>
    </span>
  )
}

/** The focus goes with the item, so that the same key moves it on; at the end of the list, to the way back. */
function followItem(button: HTMLElement, by: By): void {
  const item = button.closest('[data-item]')
  const place = by === -1 ? item?.previousElementSibling : item?.nextElementSibling
  const buttonOf = (way: number) => place?.querySelector<HTMLElement>(`[data-move="${way}"]:enabled`)
  requestAnimationFrame(() => (buttonOf(by) ?? buttonOf(-by))?.focus())
}

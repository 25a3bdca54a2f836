import { Modal as MantineModal, type ModalProps } from '@mantine/core'
import { returnFocus } from './return-focus.ts'

/** Mantine's `Modal`, which hands the focus back to what opened it; that may be gone, such as a deleted row. */
export function Modal(props: ModalProps) {
  return <MantineModal {...props} onExitTransitionEnd={returnFocus} />
}

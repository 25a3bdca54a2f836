import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Empty } from '../../common/empty.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { NewProjectDialog } from './new-project-dialog.tsx'

export function NoProjectPage() {
  const { navigation } = useTexts()
  const [isCreating, { open, close }] = useDisclosure()
  return (
    <>
      <PageHeader title={navigation.overview} />
      <Empty icon="overview" action={<Button onClick={open}>{navigation.newProject}</Button>}>
        {navigation.noProject}
      </Empty>
      <NewProjectDialog opened={isCreating} onClose={close} />
    </>
  )
}

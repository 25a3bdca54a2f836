import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Empty } from '../../common/empty.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { NewProject } from './new-project.tsx'

export function NoProjectPage() {
  const { navigation } = useTexts()
  const [isCreating, { open, close }] = useDisclosure()
  return (
    <>
      <PageHeader title={navigation.overview} />
      <Empty icon="overview" action={<Button onClick={open}>{navigation.newProject}</Button>}>
        {navigation.noProject}
      </Empty>
      <NewProject opened={isCreating} onClose={close} />
    </>
  )
}

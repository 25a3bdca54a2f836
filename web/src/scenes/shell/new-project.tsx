import { dialogOnDemand } from '../../common/dialog-on-demand.tsx'

export const NewProject = dialogOnDemand(async () => (await import('./new-project-dialog.tsx')).NewProjectDialog)

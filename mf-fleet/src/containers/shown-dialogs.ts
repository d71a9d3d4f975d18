export { AddContainersDialog as add } from './forms/add-containers-dialog.tsx';
export { ContainerFormDialog as edit } from './forms/container-form-dialog.tsx';
export {
  ArchiveContainerDialog as archive,
  DeleteContainerDialog as delete,
} from './forms/delete-container-dialog.tsx';
export { PriceDialog as price } from './list/selection/price-dialog.tsx';
export { StatusDialog as status } from './list/selection/status-dialog.tsx';
export {
  AddNoteDialog as addNote,
  DeleteNoteDialog as deleteNote,
  DeletePictureDialog as deletePicture,
  EditNoteDialog as editNote,
} from './page/page-dialogs.tsx';

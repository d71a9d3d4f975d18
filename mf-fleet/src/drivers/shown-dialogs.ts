export { DeleteDriverDialog as delete } from './forms/delete-driver-dialog.tsx';
export { AddDriverDialog as add, EditDriverDialog as edit } from './forms/driver-form-dialog.tsx';
export { PictureDialog as picture } from './forms/driver-picture.tsx';
export { SignInLinkDialog as link } from './page/sign-in-link-dialog.tsx';

export { acceptDocument } from './accept-document.ts';
export { acceptPicture } from './accept-picture.ts';
export { pictureOf } from './picture.ts';
export { dropPrivateFiles, readPrivateFile } from './private-files.ts';
export { dropUpload, pathOf, storeUpload } from './store.ts';

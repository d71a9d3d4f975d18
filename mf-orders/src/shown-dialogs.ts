export { AssignManyDialog as assignMany } from './assigning/assign-many-dialog.tsx';
export {
  AssignDriverDialog as assign,
  AssignDriverDialog as changeDriver,
  TakeOffDialog as takeOff,
} from './assigning/driver-dialogs.tsx';
export { LocationDialog as map } from './components/location-dialog.tsx';
export { ChangeOfferDialog as changeOffer } from './offering/change-offer-dialog.tsx';
export { CreateOfferDialog as offer } from './offering/create-offer-dialog.tsx';

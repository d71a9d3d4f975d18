export { SignInLink } from '../sign-in/sign-in-link.tsx';
export { JoinPage } from './join/join-page.tsx';
export { ResetPassword } from './reset-password/reset-password.tsx';

/** `npm run dev` builds for development; everything that is released is built for production. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** In development a build has one name for ever: nobody publishes it, and an edit does not change its address. */
export const developmentId = 'dev';

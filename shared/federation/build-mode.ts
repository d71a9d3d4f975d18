export const isDevelopment = process.env.NODE_ENV === 'development';

/** A development build is never published, and its address stays the same after an edit. */
export const developmentId = 'dev';

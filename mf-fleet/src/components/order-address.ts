export const orderAddress = (orderId: string) => `/orders?tab=accepted_orders&details=${orderId}`;

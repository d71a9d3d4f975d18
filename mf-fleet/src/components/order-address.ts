/** The order's details, in the orders area. */
export const orderAddress = (orderId: string) => `/orders?tab=accepted_orders&details=${orderId}`;

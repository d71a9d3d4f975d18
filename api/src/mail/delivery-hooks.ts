import type { App } from '../app-context.ts';
import { deliveriesOf } from './queue.ts';

/** Logs where messages go, and finishes deliveries before the server stops. */
export function mailAsLongAsOpen(app: App): void {
  app.http.addHook('onListen', async () => {
    if (!app.mailer.delivers) app.http.log.info('no SMTP_URL: e-mails stay in the data folder’s outbox');
    if (!app.gateway.delivers)
      app.http.log.info('no SMS_URL: text messages stay in the data folder’s outbox');
  });
  app.http.addHook('onClose', async () => {
    await deliveriesOf(app);
    app.mailer.close();
  });
}

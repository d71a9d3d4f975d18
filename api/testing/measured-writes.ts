import * as bank from '@hawiyat/shared/contract/company/bank-change';
import {
  fetchCompanyProfile,
  saveCompanyProfile,
  setCompanyLogo,
} from '@hawiyat/shared/contract/company/company-settings';
import { visitDemo } from '@hawiyat/shared/contract/company/demo';
import { hideFirstDay } from '@hawiyat/shared/contract/company/first-day';
import {
  listNotifications,
  markNotificationsSeen,
  saveNotificationSettings,
} from '@hawiyat/shared/contract/company/notifications';
import { deleteSandbox, leaveSandbox, openSandbox } from '@hawiyat/shared/contract/company/sandbox';
import { saveWorkSettings } from '@hawiyat/shared/contract/company/work-settings';
import * as archive from '@hawiyat/shared/contract/fleet/archive';
import * as care from '@hawiyat/shared/contract/fleet/container-details';
import * as containers from '@hawiyat/shared/contract/fleet/containers';
import * as documents from '@hawiyat/shared/contract/fleet/documents';
import { changeOrderDriver, changeSubOrderDriver } from '@hawiyat/shared/contract/fleet/driver-changes';
import * as drivers from '@hawiyat/shared/contract/fleet/drivers';
import { changeContainers } from '@hawiyat/shared/contract/fleet/many-containers';
import * as vehicles from '@hawiyat/shared/contract/fleet/vehicles';
import * as customer from '@hawiyat/shared/contract/marketplace/customer';
import { createOffer } from '@hawiyat/shared/contract/marketplace/offers';
import { changeOffer, withdrawOffer } from '@hawiyat/shared/contract/marketplace/own-offers';
import { arrangeStops } from '@hawiyat/shared/contract/orders/board';
import * as driverApp from '@hawiyat/shared/contract/orders/driver-app';
import { assignMany } from '@hawiyat/shared/contract/orders/many-assignments';
import { addOrderNote, deleteOrderNote } from '@hawiyat/shared/contract/orders/order-details';
import { saveOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import * as orders from '@hawiyat/shared/contract/orders/orders';
import * as refunds from '@hawiyat/shared/contract/orders/refunds';
import * as subOrders from '@hawiyat/shared/contract/orders/sub-orders';
import { asCompany } from '../src/db/tenant.ts';
import { addDays, dayOf } from '../src/kernel/calendar.ts';
import { testPassword } from './credentials.ts';
import { pictureForm } from './forms.ts';
import type { Answered, Caller } from './measured-call.ts';
import { peopleOf } from './measured-people.ts';
import { aRegistration, numbers, signIns, type Who } from './measured-sign-ins.ts';
import type { ScaleWorld } from './scale-world.ts';

/** Every call that companies, drivers, customers and strangers write with, and the operators' that change a company. */
export async function costlyWrites(world: ScaleWorld, who: Who, caller: Caller): Promise<void> {
  await containersOf(world[who].token, caller);
  await settingsOf(world[who].token, caller);
  await driversOf(world[who], who, caller);
  await documentsOf(world[who].token, caller);
  await anOrder(world, who, caller);
  await peopleOf(world[who], caller);
  await aSandbox(world[who].token, caller);
  await signIns(world[who], who, caller);
  await aRegistration(world[who], who, caller);
}

async function aSandbox(token: string, { measured }: Caller): Promise<void> {
  const { token: inside } = await measured(openSandbox, { token });
  await measured(leaveSandbox, { token: inside });
  await measured(deleteSandbox, { token });
  // This server has no demo.
  await measured(visitDemo, { isWrong: true });
}

async function containersOf(token: string, { measured }: Caller): Promise<void> {
  const kind = { type: 'حاويات أنقاض', size: '20 yard', price: 450, status: 'available' };
  const { container } = await measured(containers.addContainer, { token, body: kind });
  const ids = { containerId: container?.id };
  await measured(containers.addContainers, { token, body: { ...kind, count: 3 } });
  await measured(containers.updateContainer, { token, ids, body: { price: 460 } });
  await measured(changeContainers, { token, body: { containers: [{ id: container?.id, price: 470 }] } });
  await careOf(token, ids, { measured });
  await measured(archive.archiveContainer, { token, ids });
  await measured(archive.restoreContainer, { token, ids });
  await measured(containers.deleteContainer, { token, ids });
  const csv = [
    'رقم الحاوية,نوع الحاوية,حجم الحاوية,السعر (ر.س),حالة الحاوية',
    ...[',حاويات أنقاض,20 ياردة,450,متوفرة', 'C-0003,حاويات أنقاض,20 ياردة,470,متوفرة'],
  ].join('\n');
  await measured(containers.importContainers, { token, body: { csv, dryRun: true } });
  await measured(containers.importContainers, { token, body: { csv, dryRun: false } });
}

async function careOf(
  token: string,
  container: { containerId: string | undefined },
  { measured }: Pick<Caller, 'measured'>,
): Promise<void> {
  const note = { day: dayOf(new Date()), text: 'لحام القاعدة', cost: '350' };
  const { maintenance } = await measured(care.addMaintenance, { token, ids: container, body: note });
  const ids = { ...container, maintenanceId: maintenance?.id };
  await measured(care.updateMaintenance, { token, ids, body: { ...note, cost: '' } });
  await measured(care.deleteMaintenance, { token, ids });
  const { picture } = await measured(care.addContainerPicture, {
    token,
    ids: container,
    body: await pictureForm(),
  });
  const ofPicture = { ...container, pictureId: picture?.id };
  await measured(care.deleteContainerPicture, { token, ids: ofPicture });
}

async function settingsOf(token: string, { measured, unmeasured }: Caller): Promise<void> {
  const { profile } = await unmeasured(fetchCompanyProfile, { token });
  const { name, phone } = profile;
  await measured(saveCompanyProfile, {
    token,
    body: { name, phone, website: 'rowad.example', address: null },
  });
  await measured(setCompanyLogo, { token, body: await pictureForm('logo') });
  const days = { days: [0, 1, 2], hours: null, holidays: [], rentalDuration: 10, prices: [] };
  await measured(saveWorkSettings, { token, body: days });
  const account = {
    ...{ bankName: 'مصرف الراجحي', bankAccountNumber: '9876543210987', bankAccountName: 'شركة' },
    ...{ iban: 'SA4420000001234567891234', password: testPassword },
  };
  await measured(bank.requestBankChange, { token, body: account });
  await measured(bank.confirmBankChange, { token, body: { code: '000000' }, isWrong: true });
  await measured(bank.withdrawBankChange, { token, body: {} });
}

async function driversOf(
  { token }: { token: string },
  who: Who,
  { measured, unmeasured }: Caller,
): Promise<void> {
  const n = numbers[who];
  const [name, phone, identityNumber] = ['سائق جديد', `055${n}111111`, `199999999${n}`];
  const { driver } = await measured(drivers.addDriver, { token, body: { name, phone, identityNumber } });
  const ids = { driverId: driver?.id };
  await measured(drivers.updateDriver, { token, ids, body: { name: 'سائق آخر' } });
  await measured(drivers.setDriverPicture, { token, ids, body: await pictureForm() });
  await measured(drivers.removeDriverPicture, { token, ids });
  const { link } = await measured(drivers.createSignInLink, { token, ids });
  const linkToken = String(link).split('#')[1];
  const signedIn = await measured(driverApp.signInByLink, { body: { token: linkToken } });
  await unmeasured(driverApp.signOutDriver, { token: signedIn.token });
  await measured(archive.archiveDriver, { token, ids });
  await measured(archive.restoreDriver, { token, ids });
  await measured(drivers.deleteDriver, { token, ids });
  const csv = [
    'اسم السائق,رقم الهاتف,رقم الهوية',
    ...[`سائق من ملف,055${n}222222,188888888${n}`, `سائق أحمد الثاني,0500000002,1000000002`],
  ].join('\n');
  await measured(drivers.importDrivers, { token, body: { csv, dryRun: true } });
  await measured(drivers.importDrivers, { token, body: { csv, dryRun: false } });
  await unmeasured(drivers.addDriver, {
    token,
    body: { name, phone, identityNumber, password: testPassword },
  });
}

async function documentsOf(token: string, { measured }: Caller): Promise<void> {
  const { truck } = await measured(vehicles.addTruck, { token, body: { plate: '9999 ABJ' } });
  const truckId = truck?.id;
  await measured(vehicles.updateTruck, { token, ids: { truckId }, body: { name: 'شاحنة' } });
  const facts = { number: '1', expiresOn: '2099-01-01' };
  const { document } = await measured(documents.addDocument, {
    ...{ token, body: { truckId, kind: 'insurance', ...facts } },
  });
  const ids = { documentId: document?.id };
  await measured(documents.updateDocument, { token, ids, body: { number: '2' } });
  await measured(documents.setDocumentFile, { token, ids, body: await pictureForm('file') });
  const renewed = await measured(documents.renewDocument, { token, ids, body: facts });
  await measured(documents.deleteDocument, { token, ids: { documentId: renewed.document?.id } });
  await measured(vehicles.deleteTruck, { token, ids: { truckId } });
}

/** Its life, from the request to the refund. */
async function anOrder(
  world: ScaleWorld,
  who: Who,
  { measured, unmeasured, db, operatorToken }: Caller,
): Promise<void> {
  const { id: companyId, token, driverId, driverToken } = world[who];
  const asked = { token: world.customerToken };
  const wish = {
    ...{ containerType: 'حاويات أنقاض', containerSize: '20 yard', rentalType: 'once' },
    deliveryDate: addDays(dayOf(new Date()), 3),
  };
  const order = async (isMeasured: boolean) => {
    const make = isMeasured ? measured : unmeasured;
    const { request } = await make(customer.placeRequest, { ...asked, body: wish });
    const requestId = request?.id;
    await make(createOffer, { token, body: { globalOrderId: requestId, price: 400, rentalDuration: 7 } });
    const { requests } = await unmeasured(customer.listRequests, asked);
    const [offer] = requests.find((one: Answered) => one.id === requestId).offers;
    const ids = { offerId: offer.id };
    await make(changeOffer, { token, ids, body: { price: 410, rentalDuration: 7 } });
    const body = { offerId: offer.id, price: 410 };
    const accepted = await make(customer.acceptOffer, { ...asked, ids: { requestId }, body });
    return accepted.request?.order?.id;
  };
  const orderId = await order(true);
  await measured(orders.assignDriver, { token, ids: { orderId }, body: { driverId } });
  const off = { from: driverId, driverId: null };
  await measured(changeOrderDriver, { token, ids: { orderId }, body: off });
  await measured(assignMany, { token, body: { driverId, tasks: [{ kind: 'order', id: orderId }] } });
  const stops = { day: wish.deliveryDate, driverId, ids: [orderId] };
  await measured(arrangeStops, { token, body: stops });
  const { note } = await measured(addOrderNote, { token, ids: { orderId }, body: { text: 'ملاحظة' } });
  await measured(deleteOrderNote, { token, ids: { orderId, noteId: note.id } });
  await measured(hideFirstDay, { token });
  await measured(saveOrderSettings, { token, body: { depot: null, areas: [], hidesOutside: true } });
  const { notifications } = await unmeasured(listNotifications, { token });
  await measured(markNotificationsSeen, { token, body: { id: notifications[0].id } });
  await measured(saveNotificationSettings, {
    token,
    body: { sound: true, system: false, quiet: { from: '22:00', until: '06:00' }, hidden: ['requests'] },
  });
  const driven = { token: driverToken, ids: { orderId } };
  await measured(driverApp.moveOrder, { ...driven, body: { status: 'in_transit' } });
  await measured(driverApp.attachProof, { ...driven, body: await pictureForm() });
  await measured(driverApp.moveOrder, { ...driven, body: { status: 'delivered' } });
  const { id: subOrderId } = await asCompany(db, companyId, (tx) =>
    tx.selectFrom('sub_orders').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow(),
  );
  await measured(subOrders.assignSubOrderDriver, { token, ids: { subOrderId }, body: { driverId } });
  await measured(changeSubOrderDriver, { token, ids: { subOrderId }, body: off });
  await unmeasured(subOrders.assignSubOrderDriver, { token, ids: { subOrderId }, body: { driverId } });
  await measured(driverApp.moveSubOrder, {
    ...{ token: driverToken, ids: { subOrderId } },
    body: { status: 'pick_up_in_progress' },
  });
  const refunded = { token: operatorToken, ids: { companyId, orderId } };
  await measured(refunds.failOrder, { ...refunded, body: { reason: 'سبب', compensation: 10 } });
  await measured(refunds.settleRefund, refunded);

  const { request: other } = await unmeasured(customer.placeRequest, { ...asked, body: wish });
  const { offer } = await unmeasured(createOffer, {
    ...{ token, body: { globalOrderId: other?.id, price: 400, rentalDuration: 7 } },
  });
  await measured(withdrawOffer, { token, ids: { offerId: offer?.id }, body: {} });
  await measured(customer.cancelRequest, { ...asked, ids: { requestId: other?.id } });
  await measured(customer.cancelOrder, { ...asked, ids: { orderId: await order(false) } });
}

import type { CompanyDocument } from '@hawiyat/shared/contract/fleet/documents';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import type { Truck } from '@hawiyat/shared/contract/fleet/vehicles';
import { Text } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { documentName } from './document-name.ts';
import { formMessages } from './form-messages.ts';
import { deleteDocument, deleteTruck } from './vehicles-store.ts';

export function DeleteTruckDialog({ truck, onClose }: { truck: Truck; onClose: () => void }) {
  const { question, kept, ...texts } = formMessages.truck.remove;
  return (
    <ConfirmDialog
      {...texts}
      question={
        <>
          {question} <bdi>{arabicPlate(truck.plate)}</bdi>؟
        </>
      }
      send={() => deleteTruck(truck.id)}
      onClose={onClose}
    >
      <Text>{kept}</Text>
    </ConfirmDialog>
  );
}

export function DeleteDocumentDialog({
  document,
  onClose,
}: {
  document: CompanyDocument;
  onClose: () => void;
}) {
  const { question, ...texts } = formMessages.document.remove;
  return (
    <ConfirmDialog
      {...texts}
      question={`${question} ${documentName(document)}؟`}
      send={() => deleteDocument(document.id)}
      onClose={onClose}
    />
  );
}

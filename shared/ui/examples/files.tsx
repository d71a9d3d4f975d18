import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../field.tsx';
import { FileButton } from '../forms/file-button.tsx';
import { PictureInput } from '../forms/picture-input.tsx';
import { Text } from '../text.ts';
import { Example, Examples, Row } from './example.tsx';
import { picture } from './samples.ts';

export function FileExamples() {
  const [chosen, setChosen] = useState<File | null>(null);
  const [rejected, setRejected] = useState<string>();
  const [file, setFile] = useState<string>();
  return (
    <Examples>
      <Example title="صورة تُرى قبل إرسالها">
        <Field label="شعار الشركة" required hint="حتى 2 ميجابايت" error={rejected}>
          <PictureInput
            value={chosen}
            alt="معاينة شعار الشركة"
            onReject={setRejected}
            onChange={(file) => {
              setChosen(file);
              setRejected(undefined);
            }}
          />
        </Field>
        <Field label="صورة محفوظة لا تُعدَّل">
          <PictureInput
            value={undefined}
            current={picture}
            alt="معاينة الصورة المحفوظة"
            onReject={() => {}}
            onChange={() => {}}
            disabled
          />
        </Field>
      </Example>
      <Example title="اختيار ملف">
        <Row>
          <FileButton onChange={(event) => setFile(event.target.files?.[0]?.name)}>
            <Upload size={16} aria-hidden />
            اختيار ملف
          </FileButton>
          <FileButton disabled>معطّل</FileButton>
        </Row>
        <Text color="fg.muted">{file ?? 'لم يُختر ملف'}</Text>
      </Example>
    </Examples>
  );
}

import { Badge } from '../badge.tsx';
import { Example, Examples, Ground, Row } from './example.tsx';

const colors = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'paused'] as const;

export function BadgeExamples() {
  return (
    <Examples>
      <Example title="الألوان">
        <Ground>
          {[false, true].map((shaped) => (
            <Row key={String(shaped)}>
              {colors.map((color) => (
                <Badge key={color} shaped={shaped} colorPalette={color}>
                  حالة
                </Badge>
              ))}
            </Row>
          ))}
        </Ground>
      </Example>
    </Examples>
  );
}

import { Badge } from '../badge.tsx';
import { Example, Examples, Ground, Row } from './example.tsx';

const colors = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'paused'] as const;

export function BadgeExamples() {
  return (
    <Examples>
      <Example title="الألوان">
        <Ground>
          <Row>
            {colors.map((color) => (
              <Badge key={color} colorPalette={color}>
                حالة
              </Badge>
            ))}
          </Row>
          <Row>
            {colors.map((color) => (
              <Badge key={color} shaped colorPalette={color}>
                حالة
              </Badge>
            ))}
          </Row>
        </Ground>
      </Example>
    </Examples>
  );
}

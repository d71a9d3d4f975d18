import { Component, type ReactNode } from 'react';

/** Contains an area's crash: the layout, the session and the other areas stay alive. */
export class AreaBoundary extends Component<
  { children: ReactNode; onCrash(error: unknown): void },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

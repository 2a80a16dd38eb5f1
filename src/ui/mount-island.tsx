import React, { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** A fault in an island never takes the page: it is reported, and the island's place is empty. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Lets React draw in an element of the page; returns what draws, at once and again. */
export function mountIsland(element: Element): (island: ReactNode) => void {
  const root = createRoot(element, { onCaughtError: (error) => console.error(error) });
  return (island) => root.render(<Boundary>{island}</Boundary>);
}

/** Draws a component without properties in an element of the page; returns what takes it away. */
export function mountComponent(element: Element, Island: ComponentType): () => void {
  const draw = mountIsland(element);
  draw(<Island />);
  return () => draw(null);
}

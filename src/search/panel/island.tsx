import React from 'react';
import { mountIsland } from '../../ui/mount-island';
import SearchPanel from '.';

let isOpen = false;
/** How often it was closed: each use is a new search, and on each page other pages are recent. */
let uses = 0;
let draw: ReturnType<typeof mountIsland> | undefined;

/** Draws the search panel as it is, closed at first. */
export function drawPanel(): void {
  draw ??= mountIsland(document.body.appendChild(document.createElement('div')));
  draw(
    <SearchPanel
      key={`${uses} ${window.location.pathname}`}
      isOpen={isOpen}
      onClose={() => togglePanel(false)}
    />,
  );
}

/** Opens the search panel, or closes it; the other way round than it is without `open`. */
export function togglePanel(open = !isOpen): void {
  if (isOpen && !open) uses++;
  isOpen = open;
  drawPanel();
}

import React, { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useModalPanel, type ModalPanel } from '../ui/useModalPanel';
import { useOpenUntilMove, type Opening } from './useOpenUntilMove';

/** From this width on the sidebar stands beside the text; pixels (specification 9). */
const SIDEBAR_WIDTH = 960;

export const SIDEBAR_ID = 'docs-sidebar';

type SidebarDrawer = Opening & ModalPanel;

const Context = createContext<SidebarDrawer | undefined>(undefined);

/** Lets the sidebar and the button that opens it on narrow screens know of each other. */
export function SidebarDrawerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { open, toggle, close } = useOpenUntilMove(SIDEBAR_WIDTH);
  const { panel, trigger } = useModalPanel(open, close);
  const drawer = useMemo(
    () => ({ open, toggle, close, panel, trigger }),
    [open, toggle, close, panel, trigger],
  );
  return <Context value={drawer}>{children}</Context>;
}

/** The sidebar's drawer on narrow screens; undefined on pages without a sidebar. */
export function useSidebarDrawer(): SidebarDrawer | undefined {
  return useContext(Context);
}

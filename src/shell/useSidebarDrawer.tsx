import React, {
  createContext,
  useContext,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useModalDialog } from '../ui/useModalDialog';
import { useOpenUntilMove, type Opening } from './useOpenUntilMove';

/** From this width on the sidebar is beside the text; pixels. */
const SIDEBAR_WIDTH = 960;

export const SIDEBAR_ID = 'docs-sidebar';

interface SidebarDrawer extends Opening {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly trigger: RefObject<HTMLButtonElement | null>;
}

const Context = createContext<SidebarDrawer | undefined>(undefined);

/** Lets the sidebar and the button that opens it on narrow screens know of each other. */
export function SidebarDrawerProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { open, toggle, close } = useOpenUntilMove(SIDEBAR_WIDTH);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useModalDialog<HTMLDivElement>(open, close, trigger);
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

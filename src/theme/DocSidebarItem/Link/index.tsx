// Eject 3.10.2: items with tag, divider and section header.
export { default } from '../../../layout/SidebarLink';

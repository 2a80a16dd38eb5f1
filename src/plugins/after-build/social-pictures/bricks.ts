/** A tile of the wall of bricks on social pictures and on the cover of the book. */
export const bricks = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 351 240">
  <g fill="none" stroke="#000">
    <rect x="4.5" y="4.5" width="150" height="51" rx="11"/>
    <rect x="163.5" y="4.5" width="70" height="51" rx="11"/>
    <rect x="242.5" y="4.5" width="104" height="51" rx="11"/>
    <rect x="4.5" y="64.5" width="64" height="51" rx="11"/>
    <rect x="77.5" y="64.5" width="122" height="51" rx="11"/>
    <rect x="208.5" y="64.5" width="138" height="51" rx="11"/>
    <rect x="4.5" y="124.5" width="96" height="51" rx="11"/>
    <rect x="109.5" y="124.5" width="158" height="51" rx="11"/>
    <rect x="276.5" y="124.5" width="70" height="51" rx="11"/>
    <rect x="4.5" y="184.5" width="132" height="51" rx="11"/>
    <rect x="145.5" y="184.5" width="84" height="51" rx="11"/>
    <rect x="238.5" y="184.5" width="108" height="51" rx="11"/>
  </g>
  <rect x="163.5" y="4.5" width="70" height="51" rx="11" opacity="0.32"/>
  <rect x="276.5" y="124.5" width="70" height="51" rx="11" opacity="0.2"/>
  <rect x="4.5" y="184.5" width="132" height="51" rx="11" opacity="0.14"/>
</svg>`;

import '../../themes/sheets.js';

export const metadata = { title: 'A page of Next', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}

import '../../../themes/page.css';
import { Boards } from '../boards.jsx';

export default function Page() {
  return <Boards />;
}

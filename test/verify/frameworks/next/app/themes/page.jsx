import { Boards } from '../boards.jsx';

export default function Page() {
  return <Boards />;
}

// The operations of both kernels on rows of 64 bytes, four vectors each, one row for every keep.

@inline
export function mean6<T>(
  out: usize,
  a: usize,
  b: usize,
  c: usize,
  d: usize,
  e: usize,
  f: usize,
  share: v128,
): void {
  const left = v128.add<T>(v128.add<T>(v128.load(a), v128.load(b)), v128.load(c));
  const right = v128.add<T>(v128.add<T>(v128.load(d), v128.load(e)), v128.load(f));
  v128.store(out, v128.mul<T>(v128.add<T>(left, right), share));
}

@inline
function max3<T>(out: usize, a: usize, p: usize, q: usize): void {
  v128.store(out, v128.pmax<T>(v128.pmax<T>(v128.load(a), v128.load(p)), v128.load(q)));
}
@inline
function max4<T>(out: usize, a: usize, p: usize, q: usize, r: usize): void {
  const left = v128.pmax<T>(v128.load(a), v128.load(p));
  v128.store(out, v128.pmax<T>(left, v128.pmax<T>(v128.load(q), v128.load(r))));
}
@inline
function max5<T>(out: usize, a: usize, p: usize, q: usize, r: usize, s: usize): void {
  const left = v128.pmax<T>(v128.load(a), v128.load(p));
  v128.store(out, v128.pmax<T>(v128.pmax<T>(left, v128.pmax<T>(v128.load(q), v128.load(r))), v128.load(s)));
}

/**
 * Writes to rows of `out` the greatest of the same rows of `own` and the keeps with one die less, their children, whose
 * rows are in `S`. The keeps come in runs with the same number of children, so that the branches are easily predicted.
 * Each run is the number of children, the number of keeps, then for each keep its own offset and those of its children.
 * A 0 ends the list.
 */
export function bestInside<T>(S: usize, own: usize, out: usize, list: usize): void {
  for (;;) {
    const children = load<i32>(list);
    if (!children) return;
    let keeps = load<i32>(list, 4);
    list += 8;
    if (children == 2) {
      for (; keeps; keeps--, list += 12) {
        const at = <usize>load<i32>(list);
        const a = own + at;
        const best = out + at;
        const p = S + <usize>load<i32>(list, 4);
        const q = S + <usize>load<i32>(list, 8);
        max3<T>(best, a, p, q);
        max3<T>(best + 16, a + 16, p + 16, q + 16);
        max3<T>(best + 32, a + 32, p + 32, q + 32);
        max3<T>(best + 48, a + 48, p + 48, q + 48);
      }
    } else if (children == 3) {
      for (; keeps; keeps--, list += 16) {
        const at = <usize>load<i32>(list);
        const a = own + at;
        const best = out + at;
        const p = S + <usize>load<i32>(list, 4);
        const q = S + <usize>load<i32>(list, 8);
        const r = S + <usize>load<i32>(list, 12);
        max4<T>(best, a, p, q, r);
        max4<T>(best + 16, a + 16, p + 16, q + 16, r + 16);
        max4<T>(best + 32, a + 32, p + 32, q + 32, r + 32);
        max4<T>(best + 48, a + 48, p + 48, q + 48, r + 48);
      }
    } else if (children == 4) {
      for (; keeps; keeps--, list += 20) {
        const at = <usize>load<i32>(list);
        const a = own + at;
        const best = out + at;
        const p = S + <usize>load<i32>(list, 4);
        const q = S + <usize>load<i32>(list, 8);
        const r = S + <usize>load<i32>(list, 12);
        const s = S + <usize>load<i32>(list, 16);
        max5<T>(best, a, p, q, r, s);
        max5<T>(best + 16, a + 16, p + 16, q + 16, r + 16, s + 16);
        max5<T>(best + 32, a + 32, p + 32, q + 32, r + 32, s + 32);
        max5<T>(best + 48, a + 48, p + 48, q + 48, r + 48, s + 48);
      }
    } else {
      for (; keeps; keeps--) {
        const at = <usize>load<i32>(list);
        const a = own + at;
        list = raise<T>(
          out + at,
          S,
          list + 4,
          children,
          v128.load(a),
          v128.load(a, 16),
          v128.load(a, 32),
          v128.load(a, 48),
        );
      }
    }
  }
}

/**
 * Writes the greatest of four vectors and of `count` rows of `S`, whose offsets are listed; returns the end of the
 * list.
 */
@inline
export function raise<T>(
  out: usize,
  S: usize,
  list: usize,
  count: i32,
  a: v128,
  b: v128,
  c: v128,
  d: v128,
): usize {
  for (; count; count--, list += 4) {
    const row = S + <usize>load<i32>(list);
    a = v128.pmax<T>(a, v128.load(row));
    b = v128.pmax<T>(b, v128.load(row, 16));
    c = v128.pmax<T>(c, v128.load(row, 32));
    d = v128.pmax<T>(d, v128.load(row, 48));
  }
  v128.store(out, a);
  v128.store(out, b, 16);
  v128.store(out, c, 32);
  v128.store(out, d, 48);
  return list;
}

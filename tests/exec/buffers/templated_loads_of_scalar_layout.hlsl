// Structures in a byte address buffer lie as those of a structured buffer do: in the scalar layout what follows one may use the
// bytes up to its alignment.
// compute: main
// args: -fvk-use-scalar-layout
// except dxil: The layout of Direct3D has no such option.
// bind t0: raw uint[8] iota(10,1)
// bind u0: raw uint[12] fill(7)
// expect u0: 10 12 13 7 7 7 7 7 10 11 12 13

ByteAddressBuffer from : register(t0);
RWByteAddressBuffer to : register(u0);

struct Inner { uint64_t wide; uint narrow; };
struct Outer { Inner inner; uint last; };

[numthreads(1, 1, 1)]
void main()
{
    Outer outer = from.Load<Outer>(0);
    to.Store(0, uint(outer.inner.wide));
    to.Store(4, outer.inner.narrow);
    to.Store(8, outer.last);
    to.Store<Outer>(32, outer);
}

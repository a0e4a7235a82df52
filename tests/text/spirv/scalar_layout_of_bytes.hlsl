// Structures in a byte address buffer lie as those of a structured buffer do: in the scalar layout what follows one may use the
// bytes up to its alignment, in Direct3D's it may not.
// RUN: %trefoil dxc -T cs_6_0 -E main -spirv -fvk-use-scalar-layout %s | %filecheck %s --check-prefix=SCALAR
// RUN: %dxc %s -T cs_6_0 -spirv -fvk-use-scalar-layout -o %t.dxc.spv
// RUN: %spirv-dis --raw-id %t.dxc.spv | %filecheck %s --check-prefix=SCALAR
// RUN: %trefoil dxc -T cs_6_0 -E main -spirv -fvk-use-dx-layout %s | %filecheck %s --check-prefix=DIRECT

// SCALAR: [[LAST:%[0-9]+]] = OpConstant %{{[0-9]+}} 3
// SCALAR: OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} [[LAST]]
// DIRECT: [[LAST:%[0-9]+]] = OpConstant %{{[0-9]+}} 4
// DIRECT: OpAccessChain %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} [[LAST]]

ByteAddressBuffer from : register(t0);
RWByteAddressBuffer to : register(u0);

struct Inner { uint64_t wide; uint narrow; };
struct Outer { Inner inner; uint last; };

[numthreads(1, 1, 1)]
void main()
{
    Outer outer = from.Load<Outer>(0);
    to.Store(0, outer.last);
}

// Two 16-bit numbers that fill a word of a byte address buffer are stored at once; one that shares its word with what others may
// write is joined to it by atomics.
// RUN: %trefoil dxc -T cs_6_2 -E pairs -enable-16bit-types -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %trefoil dxc -T cs_6_2 -E single -enable-16bit-types -spirv %s -Fo %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SINGLE

RWByteAddressBuffer r : register(u0);

// CHECK-NOT: OpAtomic
// CHECK: OpBitcast %uint
// CHECK: OpStore
// CHECK-NOT: OpAtomic
[numthreads(4, 1, 1)]
void pairs(uint i : SV_GroupIndex)
{
    r.Store<half2>(i * 8 + 4, half2(i, 1));
    r.Store<half4>((i << 3) + 64, half4(i, 1, 2, 3));
}

// SINGLE: OpAtomicAnd
// SINGLE: OpAtomicAnd
// SINGLE-NOT: OpAtomicAnd
[numthreads(4, 1, 1)]
void single(uint i : SV_GroupIndex)
{
    r.Store<half>(i * 8, (half)i);
    r.Store<half3>(i * 8 + 64, half3(i, 1, 2));
}

// In the scalar layout a structure ends with its last member, and what follows may lie in the bytes up to its alignment; in
// Direct3D's it takes them.
// RUN: %trefoil dxc -T cs_6_0 -E main -spirv -fvk-use-scalar-layout %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 --scalar-block-layout %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=BOTH,SCALAR
// RUN: %trefoil dxc -T cs_6_0 -E main -spirv -fvk-use-dx-layout %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 --scalar-block-layout %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=BOTH,DIRECT
// RUN: %dxc %s -T cs_6_0 -spirv -fvk-use-scalar-layout -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=BOTH,SCALAR
// RUN: %dxc %s -T cs_6_0 -spirv -fvk-use-dx-layout -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=BOTH,DIRECT

// BOTH-DAG: OpMemberDecorate %{{.*}}Inner{{[a-z_]*}} 1 Offset 8
// SCALAR-DAG: OpMemberDecorate %Outer 1 Offset 12
// SCALAR-DAG: ArrayStride 16
// DIRECT-DAG: OpMemberDecorate %Outer 1 Offset 16
// DIRECT-DAG: ArrayStride 24

struct Inner
{
    uint64_t a;
    int b;
};

struct Outer
{
    Inner inner;
    int c;
};

StructuredBuffer<Outer> b;
RWStructuredBuffer<int> o;

[numthreads(1, 1, 1)]
void main()
{
    o[0] = b[1].c + b[2].inner.b;
}

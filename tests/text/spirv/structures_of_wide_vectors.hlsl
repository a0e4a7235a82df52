// A structure in a constant buffer is aligned as its vectors of 64-bit numbers are, which may be more than 16 bytes.
// RUN: %trefoil dxc -spirv -T cs_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %dxc %s -spirv -T cs_6_0 -E main -o %t.dxc
// RUN: %spirv-dis %t.dxc | %filecheck %s

// CHECK-DAG: OpMemberDecorate %{{(struct_)?Once(_std140)?}} 1 Offset 32
// CHECK-DAG: OpMemberDecorate %{{(struct_)?Once(_std140)?}} 2 Offset 64
// CHECK-DAG: OpMemberDecorate %{{(struct_)?Twice(_std140)?}} 1 Offset 32
// CHECK-DAG: OpMemberDecorate %{{(struct_)?Twice(_std140)?}} 2 Offset 96
// CHECK-DAG: OpMemberDecorate %{{(struct_)?Real(_std140)?}} 1 Offset 32
// CHECK-DAG: OpMemberDecorate %{{(struct_)?Real(_std140)?}} 2 Offset 64
// CHECK-DAG: OpMemberDecorate %{{(type_)?Constants(_std140)?}} 1 Offset 96
// CHECK-DAG: OpMemberDecorate %{{(type_)?Constants(_std140)?}} 2 Offset 128
// CHECK-DAG: OpMemberDecorate %{{(type_)?Constants(_std140)?}} 3 Offset 256
// CHECK-DAG: OpMemberDecorate %{{(type_)?Constants(_std140)?}} 4 Offset 352

struct Held
{
    int64_t3 value;
};

struct Once
{
    int before;
    Held held;
    uint after;
};

struct Twice
{
    int before;
    Held held[2];
    uint after;
};

struct HeldReal
{
    double4 value;
};

struct Real
{
    int before;
    HeldReal held;
    uint after;
};

cbuffer Constants
{
    Once a;
    uint between;
    Twice b;
    Real c;
    uint last;
};

RWStructuredBuffer<uint> result;

[numthreads(1, 1, 1)]
void main()
{
    result[0] = a.after + between + b.after + c.after + last;
}

// In SPIR-V a bit-field joins only one of its own type: an int and a uint have a word each, as DXC lays them out. In Direct3D they
// share one.
// RUN: %trefoil dxc -spirv -T cs_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %trefoil dxc -T cs_6_0 %s | %filecheck %s --check-prefix=DXIL
// CHECK-DAG: OpDecorate [[MIXED:%[a-zA-Z0-9_]+]] ArrayStride 16
// CHECK-DAG: OpDecorate [[SAME:%[a-zA-Z0-9_]+]] ArrayStride 8
// CHECK-DAG: [[MIXED]] = OpTypeRuntimeArray [[MIXED_STRUCT:%[a-zA-Z0-9_]+]]
// CHECK-DAG: [[MIXED_STRUCT]] = OpTypeStruct %{{u?int}} %{{u?int}} %{{u?int}} %float
// CHECK-DAG: [[SAME]] = OpTypeRuntimeArray [[SAME_STRUCT:%[a-zA-Z0-9_]+]]
// CHECK-DAG: [[SAME_STRUCT]] = OpTypeStruct %{{u?int}} %float
// DXIL: call void @dx.op.bufferStore.f32(i32 69, %dx.types.Handle %{{.*}}, i32 %{{.*}}, i32 4,

struct Mixed
{
    int a : 7;
    uint b : 5;
    int c : 5;
    float x;
};

struct Same
{
    uint a : 7;
    uint : 0;
    uint b : 5;
    float x;
};

RWStructuredBuffer<Mixed> mixed : register(u0);
RWStructuredBuffer<Same> same : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    mixed[id].x = 1;
    same[id].x = 2;
}

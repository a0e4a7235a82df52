// A loose global that holds nothing has no place and no part in the order of bindings: the buffer of loose globals stands where the
// first that holds something does, and nothing follows its register.
// RUN: %trefoil dxc -spirv -T cs_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %dxc %s -T cs_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s
// CHECK-DAG: OpDecorate %results Binding 0
// CHECK-DAG: OpDecorate %Before Binding 1
// CHECK-DAG: OpDecorate %_Globals Binding 2
// CHECK-DAG: OpDecorate %After Binding 3
// CHECK-DAG: OpMemberDecorate %{{.*}}Globals{{.*}} {{[01]}} Offset 32
// CHECK-DAG: OpMemberDecorate %{{.*}}Globals{{.*}} {{[12]}} Offset 44

struct Nothing {};
struct Nothings { Nothing one, other; };

RWStructuredBuffer<float> results;
Nothings nothing : register(c4);
cbuffer Before { float before; }
float3 placed : register(c2);
float next;
cbuffer After { float after; }

[numthreads(1, 1, 1)]
void main()
{
    results[0] = before + placed.z + next + after;
}

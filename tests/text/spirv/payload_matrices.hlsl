// The matrices of a payload lie as DXC has them, row after row, whatever they are declared as: shaders of one pipeline may come from
// several compilers. (DXC's are matrices whose columns are the source's rows, ours arrays of these.)
// RUN: %trefoil dxc -T lib_6_3 -spirv -fspv-target-env=vulkan1.1spirv1.4 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1spv1.4 %t.spv
// RUN: %spirv-dis --no-color %t.spv | %filecheck %s
// RUN: %dxc %s -T lib_6_3 -spirv -fspv-target-env=vulkan1.1spirv1.4 -o %t.theirs
// RUN: %spirv-dis --no-color %t.theirs | %filecheck %s

struct Payload { float2x3 m; row_major float2x3 n; int2x3 k; float f; };

// CHECK-DAG: [[FLOAT:%[a-z0-9_]+]] = OpTypeFloat 32
// CHECK-DAG: [[ROW:%[a-z0-9_]+]] = OpTypeVector [[FLOAT]] 3
// CHECK-DAG: [[MATRIX:%[a-z0-9_]+]] = OpType{{Matrix|Array}} [[ROW]] {{(%[a-z]+_)?2}}
// CHECK-DAG: [[INT:%[a-z0-9_]+]] = OpTypeInt 32 {{[01]}}
// CHECK-DAG: [[INTROW:%[a-z0-9_]+]] = OpTypeVector {{%[a-z]+}} 3
// CHECK-DAG: [[INTS:%[a-z0-9_]+]] = OpTypeArray [[INTROW]] {{%[a-z]+_2}}
// CHECK: OpTypeStruct [[MATRIX]] [[MATRIX]] [[INTS]] [[FLOAT]]
[shader("miss")]
void missed(inout Payload p)
{
    p.m = float2x3(1, 2, 3, 4, 5, 6) * p.f;
    p.n = p.m;
    p.k = int2x3(1, 2, 3, 4, 5, 6);
}

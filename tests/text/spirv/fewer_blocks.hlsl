// A loop's header tests its condition and goes into the body, a body of one block is the continue block, and a branch goes past a
// block that does nothing. The address of an element that only members are read of is written with theirs.
// RUN: %trefoil compile %s -T cs_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
struct Element { float4 a; float4 b; };
StructuredBuffer<Element> elements;
RWStructuredBuffer<float4> results;
// CHECK: OpFunction
// CHECK: OpSelectionMerge %[[MERGE:.*]] None
// CHECK-NEXT: OpBranchConditional %{{.*}} %{{.*}} %[[MERGE]]
// CHECK: OpPhi %v4float
// CHECK: %[[MORE:.*]] = OpULessThan
// CHECK-NEXT: OpLoopMerge %[[END:.*]] %[[BODY:.*]] DontUnroll
// CHECK-NEXT: OpBranchConditional %[[MORE]] %[[BODY]] %[[END]]
// CHECK-NEXT: %[[BODY]] = OpLabel
// CHECK-NEXT: OpAccessChain %_ptr_{{.*}}_v4float %elements %uint_0 %{{.*}} %uint_0
// CHECK: OpAccessChain %_ptr_{{.*}}_v4float %elements %uint_0 %{{.*}} %uint_1
// CHECK: OpBranch
// CHECK-NEXT: %[[END]] = OpLabel
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID, uint n : SV_GroupIndex) {
  float4 sum = 0;
  bool far = i > 3 && results[i].x > 2;
  [loop] for (uint k = 0; k < i; k++)
    sum += elements[k].a * elements[k].b;
  results[i] = far ? sum : -sum;
}

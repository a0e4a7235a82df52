// What a debugger that goes from line to line sees: `this` changes with the object that it stands for, what a variable holds where
// paths meet and what a parameter holds at first is on no line, and what an inner block writes is said in the variable's own
// scope. A part that nothing ever holds is not spoken of.
// RUN: %trefoil dxc -spirv -T cs_6_0 %s -Od -fspv-debug=vulkan -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis --raw-id %t | %filecheck %s
struct Tally {
  uint sum;
  void add(uint value) {
    sum += value;
  }
};
RWBuffer<uint> output;
[numthreads(8, 1, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  Tally tally = { 1 };
  for (uint i = 0; i < id.x; ++i)
    tally.add(output[i]);
  output[0] = tally.sum;
}
// CHECK-DAG: [[ID_NAME:%[0-9]+]] = OpString "id"
// CHECK-DAG: [[TALLY_NAME:%[0-9]+]] = OpString "tally"
// CHECK-DAG: [[THIS_NAME:%[0-9]+]] = OpString "this"
// CHECK-DAG: [[ID:%[0-9]+]] = OpExtInst {{.*}} DebugLocalVariable [[ID_NAME]]
// CHECK-DAG: [[TALLY:%[0-9]+]] = OpExtInst {{.*}} DebugLocalVariable [[TALLY_NAME]] {{.*}} [[MAIN:%[0-9]+]] {{%[0-9]+$}}
// CHECK-DAG: [[THIS:%[0-9]+]] = OpExtInst {{.*}} DebugLocalVariable [[THIS_NAME]] {{.*}} [[ADD:%[0-9]+]] {{%[0-9]+ %[0-9]+$}}
// CHECK: OpFunction
// CHECK: DebugValue [[ID]]
// CHECK-NOT: DebugValue [[ID]]
// CHECK: [[SUM:%[0-9]+]] = OpPhi
// CHECK: DebugScope [[MAIN]]
// CHECK-NEXT: DebugNoLine
// CHECK-NEXT: DebugValue [[TALLY]] [[SUM]]
// CHECK: DebugScope [[ADD]]
// CHECK-NEXT: DebugNoLine
// CHECK-NEXT: DebugValue [[THIS]] [[SUM]]
// CHECK: [[MORE:%[0-9]+]] = OpIAdd %{{[0-9]+}} [[SUM]]
// CHECK-NOT: Op{{[A-DF-Z]}}
// CHECK-DAG: DebugValue [[TALLY]] [[MORE]]
// CHECK-DAG: DebugValue [[THIS]] [[MORE]]

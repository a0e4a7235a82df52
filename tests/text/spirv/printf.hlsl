// What a shader prints goes to the validation layers.
// RUN: %trefoil dxc -spirv -T cs_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: not %trefoil dxc -T cs_6_0 %s -Fo %t 2>&1 | %filecheck %s --check-prefix=DXIL
// CHECK: OpExtension "SPV_KHR_non_semantic_info"
// CHECK: [[SET:%[0-9]+]] = OpExtInstImport "NonSemantic.DebugPrintf"
// CHECK: [[FIRST:%[0-9]+]] = OpString "thread %v3u of \"%f\"
// CHECK: [[SECOND:%[0-9]+]] = OpString "done"
// CHECK: OpExtInst %void [[SET]] 1 [[FIRST]] {{%[0-9]+}} %float_2_5
// CHECK: OpExtInst %void [[SET]] 1 [[SECOND]]
// DXIL: error: use of unsupported identifier 'printf'

const string done = "done";

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID) {
    printf("thread %v3u of \"%f\"\n", thread, 2.5);
    if (thread.x == 3)
        printf(done);
}

// -fspv-debug=vulkan: global variables with the variables of the module that they are; a constant buffer is one, with its members where they lie.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Od -fspv-debug=vulkan -Fo %t
// RUN: %spirv-val %t
// RUN: %spirv-dis %t | %filecheck %s
cbuffer Scene { float2x3 turn; float shade; };
Texture2D picture;
SamplerState how;
Texture2D unused;
static float sum = 1;
float4 main(float2 uv : UV) : SV_Target {
  sum += shade;
  return picture.Sample(how, uv) * sum * turn[0][1];
}
// A static variable is told as it changes.
// CHECK: [[SUM:%[0-9]+]] = OpExtInst %void {{%[0-9]+}} DebugLocalVariable
// CHECK: [[NONE:%[0-9]+]] = OpExtInst %void {{%[0-9]+}} DebugInfoNone
// CHECK: DebugGlobalVariable {{.*}} %picture %uint_8
// CHECK: DebugGlobalVariable {{.*}} %how %uint_8
// CHECK: DebugGlobalVariable {{.*}} [[NONE]] %uint_8
// CHECK: DebugTypeMember {{.*}} %uint_0{{.*}} %uint_384 %uint_3
// CHECK: [[SHADE:%[0-9]+]] = OpExtInst %void {{%[0-9]+}} DebugTypeMember {{.*}} %uint_384 %uint_32 %uint_3
// CHECK: DebugTypeComposite {{.*}} [[SHADE]]{{$}}
// CHECK: DebugGlobalVariable {{.*}} %Scene %uint_8
// CHECK: DebugValue [[SUM]] %float_1
// CHECK: [[MORE:%[0-9]+]] = OpFAdd
// CHECK: DebugValue [[SUM]] [[MORE]]

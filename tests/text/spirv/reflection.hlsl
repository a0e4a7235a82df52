// Semantics, types of resources and counters, for tools that read modules.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -fspv-reflect -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s
// CHECK-DAG: OpExtension "SPV_GOOGLE_hlsl_functionality1"
// CHECK-DAG: OpExtension "SPV_GOOGLE_user_type"
// CHECK-DAG: OpDecorateId %appended CounterBuffer %counter_var_appended
// CHECK-DAG: OpDecorateString %appended UserTypeGOOGLE "appendstructuredbuffer:<float4>"
// CHECK-DAG: OpDecorateString %constants UserTypeGOOGLE "constantbuffer:<Constants>"
// CHECK-DAG: OpDecorateString %Loose UserTypeGOOGLE "cbuffer"
// CHECK-DAG: OpDecorateString %color UserTypeGOOGLE "texture2d"
// CHECK-DAG: OpDecorateString %samples UserTypeGOOGLE "texture2dms:<float2,4>"
// CHECK-DAG: OpDecorateString %bytes UserTypeGOOGLE "byteaddressbuffer"
// CHECK-DAG: OpDecorateString %gl_FragCoord UserSemantic "SV_Position"
// CHECK-DAG: OpDecorateString %in_var_TEXCOORD0 UserSemantic "TEXCOORD0"
// CHECK-DAG: OpDecorateString %out_var_SV_Target UserSemantic "SV_Target"

struct Constants { float4 tint; };
ConstantBuffer<Constants> constants;
cbuffer Loose { float4 base; };
Texture2D color[3];
Texture2DMS<float2, 4> samples;
ByteAddressBuffer bytes;
AppendStructuredBuffer<float4> appended;

float4 main(float4 at : SV_Position, float2 uv : TEXCOORD0) : SV_Target {
    appended.Append(at);
    return constants.tint + base + color[1].Load(0) + samples.Load(0, 0).xyxy + asfloat(bytes.Load4(0)) + uv.xyxy;
}

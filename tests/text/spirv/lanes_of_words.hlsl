// Of a vector in a byte address buffer the words are loaded that anything takes, and where these lie is computed once a block. Of a
// texture's size nothing is asked that nobody takes. A block that discards all its lanes ends with that.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t
// RUN: %spirv-val %t
// RUN: %spirv-dis %t | %filecheck %s

ByteAddressBuffer words;
Texture2D<float4> picture;

float4 main(nointerpolation uint at : AT) : SV_Target
{
    // CHECK: OpFunction
    // CHECK: [[WORD:%[0-9]+]] = OpShiftRightLogical
    // CHECK-NOT: OpShiftRightLogical
    // CHECK: OpIAdd %uint [[WORD]] %uint_1
    // CHECK: OpLoad %uint
    // CHECK: OpIAdd %uint [[WORD]] %uint_3
    // CHECK: OpLoad %uint
    // CHECK-NOT: OpLoad %uint
    float4 v = asfloat(words.Load4(at * 16));
    // CHECK-NOT: OpImageQueryLevels
    // CHECK: OpImageQuerySizeLod %v2uint
    // CHECK-NOT: OpImageQueryLevels
    uint width, height;
    picture.GetDimensions(width, height);
    // CHECK: OpSelectionMerge
    // CHECK-NOT: OpSelectionMerge
    // CHECK: OpKill
    if (v.y > width)
        discard;
    // CHECK: OpReturn
    return v.w * height;
}

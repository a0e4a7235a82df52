// An attribute that is evaluated elsewhere than where the pipeline interpolates is named by its input: the value that the
// source hands over is followed to the `load.input` that it is lanes of.
// RUN: %trefoil compile %s -T ps_6_0 --print-before=attributes --print-after=attributes -o %t.dxil 2>&1 | %filecheck %s
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil compile %s -T ps_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %trefoil compile %s -T ps_6_0 -Od -o %t.od
// RUN: %dxc-validate %t.od
// RUN: %trefoil compile %s -T ps_5_1 | %filecheck %s --check-prefix=DXBC
// RUN: not %trefoil compile %s -T ps_6_0 -E computed 2>&1 | %filecheck %s --check-prefix=COMPUTED

// CHECK: ; IR before attributes
// CHECK: @llvm.dx.eval.centroid.{{.*}}, i32 undef)
// CHECK: ; IR after attributes
// CHECK: @llvm.dx.eval.centroid.{{.*}}(i32 1, i32 1)
// DXBC: eval_sample_index
// DXBC: eval_snapped
// DXBC: eval_centroid
// COMPUTED: error: attribute evaluation can only be done on values taken directly from inputs.

struct Input
{
    float4 a : A;
    float2 c[2] : C;
};

float2 half_of(float2 x)
{
    return EvaluateAttributeCentroid(x) * 0.5;
}

float4 main(Input i, uint sample : SV_SampleIndex) : SV_Target
{
    float4 sum = EvaluateAttributeAtSample(i.a, sample) + EvaluateAttributeSnapped(i.a.zyxw, int2(1, -2));
    return sum + half_of(i.c[1]).xyxy;
}

float4 computed(float4 a : A) : SV_Target
{
    return EvaluateAttributeCentroid(a * 2);
}

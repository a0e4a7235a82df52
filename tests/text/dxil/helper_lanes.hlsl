// A pixel shader says that its operations across a wave count helper lanes too, from shader model 6.7 on; other stages do not.
// RUN: %trefoil dxc -T ps_6_7 %s -Fo %t.new
// RUN: %dxc-dis %t.new | %filecheck %s
// RUN: %trefoil dxc -T ps_6_6 %s -Fo %t.old
// RUN: %dxc-dis %t.old | %filecheck %s --check-prefix=NONE
// RUN: %trefoil dxc -T cs_6_7 -E compute %s -Fo %t.compute
// RUN: %dxc-dis %t.compute | %filecheck %s --check-prefix=NONE
// CHECK: define void @main() [[OWN:#[0-9]+]]
// CHECK: attributes [[OWN]] = { "waveops-include-helper-lanes" }
// NONE-NOT: helper
[WaveOpsIncludeHelperLanes]
float4 main(float x : X) : SV_Target
{
    return WaveActiveSum(x);
}

RWBuffer<float> results;

[WaveOpsIncludeHelperLanes]
[numthreads(8, 1, 1)]
void compute(uint i : SV_GroupIndex)
{
    results[i] = WaveActiveSum(i);
}

// All errors of a file in one run, each with its place in DXC's form.
// RUN: not %trefoil compile %s -T cs_6_0 -o %t.out 2>&1 | %filecheck %s

RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    // CHECK: names.hlsl:[[@LINE+2]]:12: error: use of undeclared identifier 'nobody'
    // CHECK-NEXT: r[0] = nobody;
    r[0] = nobody;
    float4 v = 1;
    // CHECK: names.hlsl:[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}
    r[1] = v.q;
    // CHECK: names.hlsl:[[@LINE+1]]:{{[0-9]+}}: error: {{.*}}
    float3 w = float2(1, 2);
}

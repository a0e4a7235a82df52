// A call that fits no overload lists the candidates.
// RUN: not %trefoil compile %s -T cs_6_0 -o %t.out 2>&1 | %filecheck %s

RWStructuredBuffer<float> r : register(u0);

float pick(float a, float b)
{
    return a + b;
}
float pick(float4 a, float4 b, float4 c)
{
    return a.x + b.x + c.x;
}

[numthreads(1, 1, 1)]
void main()
{
    // CHECK: overloads.hlsl:[[@LINE+2]]:12: error: no matching function for call to 'pick'
    // CHECK: note: candidate function
    r[0] = pick(1);
}

// Two arguments of a call are parts of one local. The one that is passed by its address holds what the body wrote first; lanes
// in another order are a copy, which is written back after.
// compute: main
// bind t0: structured float[4] 1 2 3 4
// bind u0: structured float[8] zero
// expect u0: 2 4 1 3 2 1 3 4

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

void swap(inout float4 p, inout float4 q)
{
    float4 was = p;
    p = q;
    q = was;
}
void swap_two(inout float2 p, inout float2 q)
{
    float2 was = p;
    p = q;
    q = was;
}

[numthreads(1, 1, 1)]
void main()
{
    float4 v = { a[0], a[1], a[2], a[3] };
    swap(v.zxwy, v);
    r[0] = v.x;
    r[1] = v.y;
    r[2] = v.z;
    r[3] = v.w;
    float4 w = { a[0], a[1], a[2], a[3] };
    swap_two(w.xy, w.yx);
    r[4] = w.x;
    r[5] = w.y;
    r[6] = w.z;
    r[7] = w.w;
}

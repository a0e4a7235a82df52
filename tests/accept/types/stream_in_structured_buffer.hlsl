// -T cs_6_0 -E main => refused
struct Q {
    PointStream<float4> t;
    float a;
};
RWStructuredBuffer<Q> b; //~ 20: error: 'PointStream<float4>' is an object and cannot be used as a type parameter
[numthreads(1, 1, 1)]
void main() { b[0].a = 1; }

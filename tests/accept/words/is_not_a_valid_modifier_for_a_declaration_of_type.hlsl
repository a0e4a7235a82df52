// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
globallycoherent RWBuffer<float> q; globallycoherent Buffer<float> r; //~ 37: error: 'globallycoherent' is not a valid modifier for a declaration of type 'Buffer<float>'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = q[0];
}

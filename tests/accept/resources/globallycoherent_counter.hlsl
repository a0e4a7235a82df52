// -T cs_6_0 -E main => refused //~ error: globallycoherent cannot be used with append/consume buffers: 'c'. 'c'
globallycoherent RWStructuredBuffer<float> c;
RWBuffer<uint> o;
[numthreads(1, 1, 1)] void main() { o[0] = c.IncrementCounter(); }

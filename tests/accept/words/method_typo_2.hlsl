// -T cs_6_0 -E main => refused
ByteAddressBuffer b;
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)]
void main() { o[0] = b.Lod(0); } //~ 24: error: no member named 'Lod' in 'ByteAddressBuffer'; did you mean 'Load'?

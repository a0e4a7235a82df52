// -T cs_6_0 -E main
RWBuffer<int> o;
[numthreads(4,1,1)] void main(uint i : SV_GroupIndex) { uint n; o.GetDimensions(n); [unroll] for (uint j = 0; j < n; j++) o[j] = j; }

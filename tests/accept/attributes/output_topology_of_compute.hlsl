// -T cs_6_6 => dxil spirv
RWBuffer<int> o;
[outputtopology("line")] //~ 2: warning: attribute outputtopology only valid for HS and MS.
[numthreads(1, 1, 1)]
void main() { o[0] = 1; }

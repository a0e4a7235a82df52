// -T cs_6_6 => dxil spirv
RWBuffer<int> o;
[outputtopology("line")]
[numthreads(1, 1, 1)]
void main() { o[0] = 1; }

// -T cs_6_6 => refused
RWBuffer<uint> o;
[numthreads(1,1,1)] void main(uint id : SV_GroupIndex) { o[0] = id; (void)o[0]; id ? (void)0 : (void)1; o[1] = (uint)(void)id; } //~ 84: error: conditional operator only supports results with numeric scalar, vector, or matrix types.

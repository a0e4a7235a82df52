// -T cs_6_0 -spirv => refused //~ error: generated SPIR-V is invalid: OpEntryPoint Entry Point <id> '1[%main]'s callgraph contains function <id> '1[%main]', which cannot be used with the current execution model:
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main() { clip(o[1]); o[0] = 1; }

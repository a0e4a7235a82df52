// -T cs_6_0 => dxil spirv
// except warnings: nothing in the tree bears the attributes
[[other]];
[numthreads(1, 1, 1)] void main() { }

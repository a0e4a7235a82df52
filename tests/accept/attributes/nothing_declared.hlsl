// -T cs_6_0 => dxil spirv
// except warnings: nothing in the tree bears the attributes
[[other]]; //~ 3: warning: unknown attribute 'other' ignored [-Wunknown-attributes]
[numthreads(1, 1, 1)] void main() { }

// A library may lack functions: another has them.
// LINK: lib_6_6
//--- a
float f(float x);
float g(float x);
export float h(float x) { return f(x) + g(x) * 2; }
//--- b
float k(float x);
export float f(float x) { return k(x) + 1; }
[shader("compute")] [numthreads(2, 2, 1)] void main(uint i : SV_GroupIndex) { RWBuffer<float> b = ResourceDescriptorHeap[0]; b[i] = f(i); }

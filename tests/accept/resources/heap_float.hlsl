// -T cs_6_6 -E main => refused
[numthreads(1,1,1)] void main(uint3 id : SV_DispatchThreadID) { float s = ResourceDescriptorHeap[0]; } //~ 71: error: cannot initialize a variable of type 'float' with an rvalue of type 'const .Resource'

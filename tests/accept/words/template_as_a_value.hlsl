// -T cs_6_0 -E main => refused
[numthreads(1, 1, 1)] void main() { int a = StructuredBuffer; } //~ 45: error: cannot refer to class template 'StructuredBuffer' without a template argument list

// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main() { float1 c = 1; o[0] = c ? 1.0 : 2.0; } //~ 60: error: condition for short-circuiting ternary operator must be scalar, for non-scalar types use 'select'

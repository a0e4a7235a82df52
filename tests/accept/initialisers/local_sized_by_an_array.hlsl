// -T cs_6_0 -E main -HV 2021 => refused
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)] void main() {
    float two[2] = { 1, 2 };
    int same[] = two; //~ 9: error: cannot initialize a variable of type 'int []' with an lvalue of type 'float [2]'
    o[0] = same[1];
}

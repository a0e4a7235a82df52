// -T cs_6_6 -E main => dxil
groupshared float shared_value;
RWBuffer<float> result;
[numthreads(1, 1, 1)] void main() {
    float before;
    InterlockedCompareExchangeFloatBitwise(shared_value, 1.0, 2.0, before);
    InterlockedCompareStoreFloatBitwise(shared_value, 2.0, 3.0);
    result[0] = before + shared_value;
}

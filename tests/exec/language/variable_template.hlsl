// A template of a variable, and its specialisation.
// compute: main
// except dxc: its way to SPIR-V has no templates of variables
// bind t0: structured int[8] 17 5 -7 2 0 100 3 1
// bind u0: structured int[1] zero
// expect u0: 85

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

template<typename T> static const int weight = 3;
template<> static const int weight<float> = 8;

[numthreads(1, 1, 1)]
void main()
{
    r[0] = weight<int> + weight<float> * 10 + a[3];
}

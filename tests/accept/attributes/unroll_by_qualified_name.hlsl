// -T cs_6_0 -E main => refused
namespace h { static const int n = 3; }
RWBuffer<int> r;
[numthreads(1, 1, 1)]
void main(int j : SV_GroupIndex) {
    int s = 0;
    [unroll(h::n)] for (int i = 0; i < 3; i++) s += i * j; //~ 14: error: expected ')'
    r[0] = s;
}

// -T ps_6_2 => refused
enum E { A };
static const float F = 2;
template<int N> int f() { return N;
    }
int main(int r : R) : SV_Target {
    return f<2.0f>(); //~ 12: error: no matching function for call to 'f'
}

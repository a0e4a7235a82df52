// -T ps_6_2 => refused
enum E { A };
static const float F = 2;
template<int N> struct S { int a; };
int main(int r : R) : SV_Target {
    S<2.5h> x = {0}; //~ 7: error: non-type template argument of type 'float' must have an integral or enumeration type
    return x.a;
}

// -T ps_6_2 => refused
struct S { int a; };
enum class E { A, B };
int main(int r : R) : SV_Target {
    S v = (S)r;
    E e = (E)v; //~ 11: error: cannot convert from 'S' to 'E'
    return (int)e;
}

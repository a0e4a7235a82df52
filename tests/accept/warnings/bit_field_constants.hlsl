// -T cs_6_0 -E main => dxil spirv
struct S { uint a : 3; int b : 3; };
RWBuffer<int> r;
[numthreads(1, 1, 1)]
void main() {
    S s;
    s.a = 7;
    s.a = 8; //~ 9: warning: implicit truncation from 'literal int' to bitfield changes value from 8 to 0 [-Wbitfield-constant-conversion]
    s.a = -1; //~ 9: warning: implicit truncation from 'literal int' to bitfield changes value from -1 to 7 [-Wbitfield-constant-conversion]
    s.a = 9u; //~ 9: warning: implicit truncation from 'unsigned int' to bitfield changes value from 9 to 1 [-Wbitfield-constant-conversion]
    s.b = 3;
    s.b = 5; //~ 9: warning: implicit truncation from 'literal int' to bitfield changes value from 5 to -3 [-Wbitfield-constant-conversion]
    s.b = -4;
    s.b = -5; //~ 9: warning: implicit truncation from 'literal int' to bitfield changes value from -5 to 3 [-Wbitfield-constant-conversion]
    r[0] = s.a + s.b;
}

// -T ps_6_0 -E main => dxil
enum E { A, B };
static const int k = 3;
static const float cut = 2.5;
template<int N> float f() { switch (N) { case 1: return 2; } return 1; } //~ 37: warning: no case matching constant switch condition '2'
float4 main(int u : U) : SV_Target {
    switch (2) { case 1: return 2; } //~ 13: warning: no case matching constant switch condition '2'
    switch (2u) { case 2: return 2; }
    switch (2) { case 1: return 2; default: break; }
    switch (1.5) { case 2: return 2; } //~ 13: warning: implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1 [-Wliteral-conversion] //~ 13: warning: no case matching constant switch condition '1'
    switch (cut) { case 3: return 2; }
    switch (A) { case B: return 2; } //~ 13: warning: no case matching constant switch condition '0'
    switch (false) { case 1: return 2; } //~ 5: warning: switch condition has boolean value [-Wswitch-bool] //~ 13: warning: no case matching constant switch condition '0'
    switch (k) { } //~ 13: warning: no case matching constant switch condition '3'
    switch (4294967295u) { case 1: return 2; } //~ 13: warning: no case matching constant switch condition '4294967295'
    switch (max(1, 2)) { case 1: return 2; } //~ 13: warning: no case matching constant switch condition '2'
    switch (u * 0) { case 1: return 2; }
    return f<1>() + f<2>();
}

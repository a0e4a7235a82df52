// -T ps_6_0 => refused
[loop] enum E { A }; //~ 1: error: an attribute list cannot appear here
int main(int r : R) : SV_Target {
    return r;
}

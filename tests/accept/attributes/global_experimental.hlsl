// -T ps_6_0 => refused
[experimental("a","b")] float g; //~ 2: error: 'experimental' attribute only applies to functions
int main(int r : R) : SV_Target {
    return r;
}

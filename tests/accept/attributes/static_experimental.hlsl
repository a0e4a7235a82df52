// -T ps_6_0 => refused
[experimental("a","b")] static float g = 1; //~ 2: error: 'experimental' attribute only applies to functions
int main(int r : R) : SV_Target {
    return r;
}

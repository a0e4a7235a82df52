// -T ps_6_0 => refused
[wavesize(32)] float g; //~ 2: error: attribute is valid only on functions
int main(int r : R) : SV_Target {
    return r;
}

// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [wavesize(32)] r += 1; //~ 6: error: 'wavesize' attribute cannot be applied to a statement
    return r;
}

// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [earlydepthstencil] r += 1; //~ 6: error: 'earlydepthstencil' attribute cannot be applied to a statement
    return r;
}

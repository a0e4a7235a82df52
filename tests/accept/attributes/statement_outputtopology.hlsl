// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [outputtopology("triangle_cw")] r += 1; //~ 6: error: 'outputtopology' attribute cannot be applied to a statement
    return r;
}

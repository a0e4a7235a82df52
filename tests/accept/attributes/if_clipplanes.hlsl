// -T cs_6_0 -E main => refused
RWBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex) {
    [clipplanes(1)] if (id > 1) //~ 6: error: 'clipplanes' attribute cannot be applied to a statement
        o[0] = 1;
}
